import { and, eq, isNull, not, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.js';
import { areas } from '../../../schema/areas.js';
import { noticeReceipts, notices } from '../../../schema/notices.js';
import { plainTextOf } from '../../../text/cleanHtml.js';
import { htmlOf } from '../../../text/htmlOf.js';
import { isAnnouncedToday, today } from '../../notices/isAnnounced.js';
import type { StoredKind } from './ManagedKind.js';

const isOne = and(isNull(notices.userId), eq(notices.noticeType, 'ANNOUNCEMENT')) as SQL;

/** Makes one that was withdrawn or has ended unread again for everybody, also for those who deleted it; returns whether it was. */
async function renew(tx: Queryable, id: string): Promise<boolean> {
  const [gone] = await tx
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.id, id), isOne, not(isAnnouncedToday)));
  if (!gone) return false;
  await tx.delete(noticeReceipts).where(eq(noticeReceipts.noticeId, id));
  return true;
}

/** Today in China as YYYY-MM-DD, by the clock that ends announcements. */
export async function findToday(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`select ${today}::text as today`);
  return rows[0]?.today ?? '';
}

export const storedAnnouncement: StoredKind<'ANNOUNCEMENT'> = {
  things: sql`select ${notices.id} as id, ${notices.title} as title, (
      select string_agg(coalesce(${areas.name}, code), '、' order by code)
      from unnest(${notices.regionCodes}) as area (code) left join ${areas} using (code)
    ) as owner, null as bank_id, (
      select case when count(distinct left(code, 2)) = 1 then min(left(code, 2)) || '0000' end
      from unnest(${notices.regionCodes}) as area (code)
    ) as scf_province, ${notices.withdrawnAt} is null as is_public, ${isAnnouncedToday} as is_announced
    from ${notices} where ${isOne}`,
  // One that has ended can be withdrawn too.
  isShown: sql`is_announced`,
  read: async (db, id) => {
    const [row] = await db
      .select()
      .from(notices)
      .where(and(eq(notices.id, id), isOne));
    if (!row) return null;
    const { title, content, html, regionCodes, endsOn } = row;
    return {
      kind: 'ANNOUNCEMENT',
      title,
      content: html ?? htmlOf(content),
      regionCodes,
      endsOn,
    };
  },
  publish: async (tx, id, { title, content: html, regionCodes, endsOn }, { now }) => {
    const content = plainTextOf(html);
    const values = { title, content, html, regionCodes, endsOn, withdrawnAt: null };
    const isNew = await renew(tx, id);
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
      .onConflictDoUpdate({
        target: notices.id,
        set: isNew ? { ...values, createdAt: now } : values,
        setWhere: isOne,
      });
  },
  withdraw: async (tx, id, { now }) => {
    await tx
      .update(notices)
      .set({ withdrawnAt: now })
      .where(and(eq(notices.id, id), isOne));
  },
};
