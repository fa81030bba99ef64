import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NewsType, NoticeStatus, NoticeSubjectKind, NoticeType } from '@huiqi/sdk';
import { moment } from './columns/moment.js';
import { requiredReference } from './columns/requiredReference.js';
import { users } from './users.js';

export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    /** The recipient; null for an announcement to everyone. */
    userId: text('user_id').references(() => users.id),
    title: text('title').notNull().default('系统消息'),
    content: text('content').notNull(),
    /** Of an announcement: its text as cleaned HTML, of which `content` is the plain text. */
    html: text('html'),
    /** Of an announcement: the areas that it is for; empty for everybody. */
    regionCodes: text('region_codes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    newsType: text('news_type').$type<NewsType>().notNull(),
    noticeType: text('notice_type').$type<NoticeType>().notNull(),
    /** Of a personal notice; for announcements each user has a receipt. */
    status: text('status').$type<NoticeStatus>().notNull(),
    subjectKind: text('subject_kind').$type<NoticeSubjectKind>(),
    subjectId: text('subject_id'),
    createdAt: moment('created_at').notNull(),
    /** Of an announcement: its last day. */
    endsOn: date('ends_on', { mode: 'string' }),
    /** Of an announcement that is shown no more. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    index('notices_user_created').on(t.userId, t.createdAt.desc().nullsFirst()),
    // Every client polls the unread count every 30 s: it reads this index only.
    index('notices_unread')
      .on(t.userId, t.noticeType, t.createdAt)
      .where(sql`status = 'UNREAD'`),
  ],
);

/** A user's state of an announcement; no row until they act on it. */
export const noticeReceipts = pgTable(
  'notice_receipts',
  {
    userId: requiredReference('user_id', () => users.id),
    noticeId: text('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    readAt: moment('read_at'),
    deletedAt: moment('deleted_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.noticeId] }), index('receipts_notice').on(t.noticeId)],
);
