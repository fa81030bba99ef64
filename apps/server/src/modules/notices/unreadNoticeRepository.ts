import { and, count, eq, max, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { NoticeType, UnreadCount } from '@huiqi/sdk';
import type { Db, Queryable } from '../../db/database.js';
import { statement } from '../../db/statement.js';
import { isAnnounced } from './isAnnounced.js';
import { personalNotices, type NoticeReader, type ReaderInStatement } from './personalNotices.js';
import { noticeReceipts, notices } from '../../schema/notices.js';
import { ownReceipt } from './visibleNotices.js';

const counted = {
  noticeType: notices.noticeType,
  count: count(),
  newest: max(notices.createdAt),
};
const isUnread = eq(notices.status, 'UNREAD');

const id = sql.placeholder('user');

/** Unread notices by category: personal ones from the index, and announcements without a receipt. */
const unreadTo = (db: Db, partner: ReaderInStatement['partner']) =>
  unionAll(
    db
      .select(counted)
      .from(notices)
      .where(and(personalNotices({ id, partner }), isUnread))
      .groupBy(notices.noticeType),
    db
      .select(counted)
      .from(notices)
      .leftJoin(noticeReceipts, ownReceipt(id))
      .where(
        and(
          isAnnounced,
          isUnread,
          sql`coalesce(${noticeReceipts.readAt}, ${noticeReceipts.deletedAt}) is null`,
        ),
      )
      .groupBy(notices.noticeType),
  );

const ofUser = statement('unread_notices', (db) => unreadTo(db, null));
const inPartnerSession = statement('unread_notices_of_partner', (db) =>
  unreadTo(db, { id: sql.placeholder('partner') }),
);

/** Counts a user's unread notices by category. */
export async function countUnread(
  db: Queryable,
  { id, partner }: NoticeReader,
): Promise<UnreadCount> {
  const rows = partner
    ? await inPartnerSession(db, { user: id, partner: partner.id })
    : await ofUser(db, { user: id });
  const byType: Record<NoticeType, number> = {
    ANNOUNCEMENT: 0,
    TRANSACTION: 0,
    LOAN_INFO: 0,
    OTHER: 0,
  };
  let newest: Date | null = null;
  for (const row of rows) {
    byType[row.noticeType] += row.count;
    if (row.newest && (!newest || row.newest > newest)) newest = row.newest;
  }
  const total = Object.values(byType).reduce((sum, some) => sum + some, 0);
  return { count: total, byType, newestTs: newest?.toISOString() ?? null };
}
