import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { NewsType, NoticeStatus, NoticeType } from '@huiqi/sdk';
import { users } from '../session/table.js';

export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    content: text('content').notNull(),
    newsType: text('news_type').$type<NewsType>().notNull(),
    noticeType: text('notice_type').$type<NoticeType>().notNull(),
    status: text('status').$type<NoticeStatus>().notNull(),
    orderId: text('order_id'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('notices_user_created').on(t.userId, t.createdAt.desc().nullsFirst())],
);
