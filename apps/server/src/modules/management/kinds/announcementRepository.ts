import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { notices } from '../../../schema/notices.js';
import type { StoredKind } from './ManagedKind.js';

const isOne = and(isNull(notices.userId), eq(notices.noticeType, 'ANNOUNCEMENT')) as SQL;

export const storedAnnouncement: StoredKind<'ANNOUNCEMENT'> = {
  things: sql`select ${notices.id} as id, ${notices.title} as title, null as owner, null as bank_id,
    null as scf_province, ${notices.withdrawnAt} is null as is_public from ${notices} where ${isOne}`,
  read: async (db, id) => {
    const [row] = await db
      .select()
      .from(notices)
      .where(and(eq(notices.id, id), isOne));
    if (!row) return null;
    const { title, content, endsOn } = row;
    return { kind: 'ANNOUNCEMENT', title, content, endsOn };
  },
  publish: async (tx, id, { title, content, endsOn }, { now }) => {
    const values = { title, content, endsOn, withdrawnAt: null };
    await tx
      .insert(notices)
      .values({
        id,
        ...values,
        userId: null,
        newsType: 'SYSTEM',
        noticeType: 'ANNOUNCEMENT',
        status: 'UNREAD',
        createdAt: now,
      })
      .onConflictDoUpdate({ target: notices.id, set: values, setWhere: isOne });
  },
  withdraw: async (tx, id, { now }) => {
    await tx
      .update(notices)
      .set({ withdrawnAt: now })
      .where(and(eq(notices.id, id), isOne));
  },
};
