import { and, eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { NoticeType } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { statementWhere } from '../../db/statement.js';
import { isAnnouncedTo } from './isAnnounced.js';
import { personalNotices, type NoticeReader } from './personalNotices.js';
import { noticeReceipts, notices } from '../../schema/notices.js';

/** Which notices a change applies to. Never another user's. */
export interface NoticeChoice {
  readonly ids: readonly string[];
  readonly noticeType?: NoticeType | undefined;
  /** Includes those sent up to this moment. */
  readonly until?: Date | undefined;
}

const chosen = ({ ids, noticeType, until }: NoticeChoice): SQL | undefined =>
  and(
    or(inArray(notices.id, [...ids]), until && lte(notices.createdAt, until)),
    noticeType && eq(notices.noticeType, noticeType),
  );

const setRead = statementWhere('mark_read', (db, where) =>
  db.update(notices).set({ status: 'READ' }).where(where),
);
const findAnnounced = statementWhere('announced', (db, where) =>
  db
    .select({ id: notices.id })
    .from(notices)
    .where(and(isAnnouncedTo(sql.placeholder('user')), where))
    .orderBy(notices.id),
);

/** Locks personal notices in a fixed order, so that concurrent changes wait instead of deadlocking. */
const lockPersonal = (db: Queryable, user: NoticeReader, where: SQL | undefined) =>
  db
    .select({ id: notices.id })
    .from(notices)
    .where(and(personalNotices(user), where))
    .orderBy(notices.id)
    .for('update');

/** Records what a user did with announcements, in a fixed order for the same reason. */
async function addReceipts(
  db: Queryable,
  userId: string,
  where: SQL | undefined,
  done: { readonly readAt: Date } | { readonly deletedAt: Date },
): Promise<void> {
  const announced = await findAnnounced(db, where, { user: userId });
  if (announced.length === 0) return;
  await db
    .insert(noticeReceipts)
    .values(announced.map(({ id }) => ({ userId, noticeId: id, ...done })))
    .onConflictDoUpdate({ target: [noticeReceipts.userId, noticeReceipts.noticeId], set: done });
}

export async function markRead(
  db: Queryable,
  user: NoticeReader,
  choice: NoticeChoice,
  now: Date,
): Promise<void> {
  const where = chosen(choice);
  const unread = lockPersonal(db, user, and(where, eq(notices.status, 'UNREAD')));
  await setRead(db, inArray(notices.id, unread));
  await addReceipts(db, user.id, where, { readAt: now });
}

export async function deleteOf(
  db: Queryable,
  user: NoticeReader,
  choice: NoticeChoice,
  now: Date,
): Promise<void> {
  const where = chosen(choice);
  await db.delete(notices).where(inArray(notices.id, lockPersonal(db, user, where)));
  await addReceipts(db, user.id, where, { deletedAt: now });
}
