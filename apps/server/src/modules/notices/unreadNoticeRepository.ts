import { and, count, eq, max, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { NoticeType, UnreadCount } from '@huiqi/sdk';
import { batched } from '../../db/batched.js';
import type { Db, Queryable } from '../../db/database.js';
import { statement } from '../../db/statement.js';
import { areasOf, isAnnouncedTo } from './isAnnounced.js';
import { personalNotices, type NoticeReader, type ReaderInStatement } from './personalNotices.js';
import { noticeReceipts, notices } from '../../schema/notices.js';
import { ownReceipt } from './visibleNotices.js';

const counted = {
  noticeType: notices.noticeType,
  count: count().as('count'),
  newest: max(notices.createdAt).as('newest'),
};
const isUnread = eq(notices.status, 'UNREAD');

/** Unread notices by category: personal ones from the index, and announcements without a receipt. */
const unreadTo = (db: Db, { id, partner }: ReaderInStatement, areas?: SQL) =>
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
          isAnnouncedTo(id, areas),
          isUnread,
          sql`coalesce(${noticeReceipts.readAt}, ${noticeReceipts.deletedAt}) is null`,
        ),
      )
      .groupBy(notices.noticeType),
  );

const ofUsers = statement('unread_notices', (db) => {
  const unread = unreadTo(db, { id: sql`reader.id` }, sql`reader.areas`).as('unread');
  // `offset 0`, so that the areas of each are read once, and not again for each announcement.
  const readers = sql`(
    select id, ${areasOf(sql`asked.id`)} as areas from unnest(${sql.placeholder('users')}::text[]) as asked (id) offset 0
  ) as reader`;
  const { noticeType, count: some, newest } = unread;
  return db
    .select({ user: sql<string>`reader.id`, noticeType, count: some, newest })
    .from(readers)
    .crossJoinLateral(unread);
});
const inPartnerSession = statement('unread_notices_of_partner', (db) =>
  unreadTo(db, { id: sql.placeholder('user'), partner: { id: sql.placeholder('partner') } }),
);

type Row = Awaited<ReturnType<typeof inPartnerSession>>[number];

function toCount(rows: readonly Row[]): UnreadCount {
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

/** Everybody who is signed in asks for it every half minute, so calls that arrive together share a statement. */
const countForUser = batched(async (db, users: readonly string[]) => {
  const rows = await ofUsers(db, { users: [...new Set(users)] });
  return users.map((user) => toCount(rows.filter((row) => row.user === user)));
});

/** Counts a user's unread notices by category. */
export const countUnread = async (
  db: Queryable,
  { id, partner }: NoticeReader,
): Promise<UnreadCount> =>
  partner
    ? toCount(await inPartnerSession(db, { user: id, partner: partner.id }))
    : countForUser(db, id);
