import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Notice, NoticeStatus, NoticeType } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { notices } from './table.js';

export interface NoticeQuery {
  readonly index: number;
  readonly size: number;
  readonly noticeType?: NoticeType | undefined;
  readonly noticeStatus?: NoticeStatus | undefined;
}

const matching = (userId: string, query: Omit<NoticeQuery, 'index' | 'size'>) =>
  and(
    eq(notices.userId, userId),
    ...(query.noticeType ? [eq(notices.noticeType, query.noticeType)] : []),
    ...(query.noticeStatus ? [eq(notices.status, query.noticeStatus)] : []),
  );

export async function countNotices(
  db: Queryable,
  userId: string,
  query: Omit<NoticeQuery, 'index' | 'size'>,
): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notices).where(matching(userId, query));
  return row?.total ?? 0;
}

export async function listUserNotices(
  db: Queryable,
  userId: string,
  query: NoticeQuery,
): Promise<Notice[]> {
  const rows = await db
    .select()
    .from(notices)
    .where(matching(userId, query))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(query.size)
    .offset((query.index - 1) * query.size);
  return rows.map((row) => ({
    id: row.id,
    content: row.content,
    createdTs: row.createdAt.toISOString(),
    newsType: row.newsType,
    noticeType: row.noticeType,
    noticeStatus: row.status,
    orderId: row.orderId,
  }));
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
