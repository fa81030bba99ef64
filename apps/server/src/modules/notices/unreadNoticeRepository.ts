import { and, count, eq, isNull, max, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { NoticeType, UnreadCount } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { personalNotices, type NoticeReader } from './personalNotices.js';
import { noticeReceipts, notices } from '../../schema/notices.js';
import { ownReceipt } from './visibleNotices.js';

const counted = {
  noticeType: notices.noticeType,
  count: count(),
  newest: max(notices.createdAt),
};
const isUnread = eq(notices.status, 'UNREAD');

/** Counts a user's unread notices by category: personal ones from the index, and announcements without a receipt. */
export async function countUnread(db: Queryable, user: NoticeReader): Promise<UnreadCount> {
  const personal = db
    .select(counted)
    .from(notices)
    .where(and(personalNotices(user), isUnread))
    .groupBy(notices.noticeType);
  const announced = db
    .select(counted)
    .from(notices)
    .leftJoin(noticeReceipts, ownReceipt(user.id))
    .where(
      and(
        isNull(notices.userId),
        isUnread,
        sql`coalesce(${noticeReceipts.readAt}, ${noticeReceipts.deletedAt}) is null`,
      ),
    )
    .groupBy(notices.noticeType);
  const byType: Record<NoticeType, number> = {
    ANNOUNCEMENT: 0,
    TRANSACTION: 0,
    LOAN_INFO: 0,
    OTHER: 0,
  };
  let newest: Date | null = null;
  for (const row of await unionAll(personal, announced)) {
    byType[row.noticeType] += row.count;
    if (row.newest && (!newest || row.newest > newest)) newest = row.newest;
  }
  const total = Object.values(byType).reduce((sum, some) => sum + some, 0);
  return { count: total, byType, newestTs: newest?.toISOString() ?? null };
}
