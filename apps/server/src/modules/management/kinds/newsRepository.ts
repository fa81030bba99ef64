import { eq, sql } from 'drizzle-orm';
import type { FieldError } from '@huiqi/sdk';
import type { Queryable } from '../../../db/database.js';
import { areas } from '../../../schema/areas.js';
import { news } from '../../../schema/home.js';
import type { StoredKind } from './ManagedKind.js';

/** The region of an item, if there is no such region. */
export async function unknownRegion(db: Queryable, code: string | null): Promise<FieldError[]> {
  if (code === null || (await db.$count(areas, eq(areas.code, code))) > 0) return [];
  return [{ field: 'regionCode', message: '没有这个地区' }];
}

export const storedNews: StoredKind<'NEWS'> = {
  things: sql`select ${news.id} as id, ${news.title} as title, ${news.source} as owner, null as bank_id,
    left(${news.regionCode}, 2) || '0000' as scf_province, ${news.withdrawnAt} is null as is_public from ${news}`,
  read: async (db, id) => {
    const [row] = await db.select().from(news).where(eq(news.id, id));
    if (!row) return null;
    const { title, source, content, regionCode, pictureUrl, pictureAlt } = row;
    const own = { title, source, content, regionCode };
    return { kind: 'NEWS', ...own, pictureUrl: pictureUrl ?? '', pictureAlt };
  },
  publish: async (tx, id, { kind: _kind, ...content }, { now }) => {
    const values = { ...content, pictureUrl: content.pictureUrl || null, withdrawnAt: null };
    await tx
      .insert(news)
      .values({ id, ...values, createdAt: now })
      .onConflictDoUpdate({ target: news.id, set: values });
  },
  withdraw: async (tx, id, { now }) => {
    await tx.update(news).set({ withdrawnAt: now }).where(eq(news.id, id));
  },
};
