import { and, eq, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { NoticeStatus } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { isAnnouncedTo } from './isAnnounced.js';
import { personalNotices, type ReaderInStatement } from './personalNotices.js';
import { noticeReceipts, notices } from '../../schema/notices.js';

const common = {
  id: notices.id,
  title: notices.title,
  content: notices.content,
  html: notices.html,
  newsType: notices.newsType,
  noticeType: notices.noticeType,
  subjectKind: notices.subjectKind,
  subjectId: notices.subjectId,
  createdAt: notices.createdAt,
};

const receiptStatus = sql<NoticeStatus>`case when ${noticeReceipts.readAt} is null then 'UNREAD' else 'READ' end`;

/** A user's receipt for the announcement of the row. */
export const ownReceipt = (userId: ReaderInStatement['id']) =>
  and(eq(noticeReceipts.noticeId, notices.id), eq(noticeReceipts.userId, userId));

/**
 * The notices visible to a user, as a table: personal ones, and announcements they did not delete. Two halves, each
 * with its index.
 */
export function visibleNotices(db: Queryable, user: ReaderInStatement) {
  const personal = db
    .select({ ...common, status: sql<NoticeStatus>`${notices.status}`.as('status') })
    .from(notices)
    .where(personalNotices(user));
  const announced = db
    .select({ ...common, status: receiptStatus.as('status') })
    .from(notices)
    .leftJoin(noticeReceipts, ownReceipt(user.id))
    .where(and(isAnnouncedTo(user.id), isNull(noticeReceipts.deletedAt)));
  return unionAll(personal, announced).as('visible');
}
