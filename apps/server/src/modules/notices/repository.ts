import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Notice, OperationInput } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { page, type Page } from '../../db/page.js';
import { notices } from './table.js';

const toNotice = (row: typeof notices.$inferSelect): Notice => ({
  id: row.id,
  content: row.content,
  createdTs: row.createdAt.toISOString(),
  newsType: row.newsType,
  noticeType: row.noticeType,
  noticeStatus: row.status,
  orderId: row.orderId,
});

export const countUnread = (db: Queryable, userId: string): Promise<number> =>
  db.$count(notices, and(eq(notices.userId, userId), eq(notices.status, 'UNREAD')));

export async function listUserNotices(
  db: Queryable,
  userId: string,
  { noticeStatus, noticeType, ...range }: OperationInput<'listNotices'>,
): Promise<Page<Notice>> {
  const where = and(
    eq(notices.userId, userId),
    ...(noticeType ? [eq(notices.noticeType, noticeType)] : []),
    ...(noticeStatus ? [eq(notices.status, noticeStatus)] : []),
  );
  const newestFirst = db
    .select()
    .from(notices)
    .where(where)
    .orderBy(desc(notices.createdAt), desc(notices.id));
  return page(
    { rows: newestFirst, toItem: toNotice, total: db.$count(notices, where) },
    range,
    constants.pageSizes.notices,
  );
}

export async function markRead(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(notices)
    .set({ status: 'READ' })
    .where(and(eq(notices.userId, userId), inArray(notices.id, [...ids])));
}

export async function addNotice(
  db: Queryable,
  notice: { userId: string; content: string; orderId: string; createdAt: Date },
): Promise<void> {
  await db.insert(notices).values({
    ...notice,
    id: randomUUID(),
    newsType: 'SYSTEM',
    noticeType: 'TRANSACTION',
    status: 'UNREAD',
  });
}
