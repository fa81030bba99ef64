import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { PartnerScope } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { banks, productCategories, products } from '../../schema/products.js';
import { partnerOrigins, partners } from '../../schema/partners.js';

type NewPartner = typeof partners.$inferInsert;

/** Stores a partner unless its source is taken. */
export async function insertPartner(tx: Queryable, partner: NewPartner): Promise<boolean> {
  const stored = await tx
    .insert(partners)
    .values(partner)
    .onConflictDoNothing({ target: partners.source })
    .returning({ id: partners.id });
  return stored.length > 0;
}

export async function updatePartner(
  tx: Queryable,
  id: string,
  change: Partial<Pick<NewPartner, 'name' | 'scope' | 'disabledAt'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(partners)
    .set({ ...change, version: sql`${partners.version} + 1`, updatedAt: now })
    .where(eq(partners.id, id));
}

/** Sets a partner's origins; returns those that belong to another partner. */
export async function setOrigins(
  tx: Queryable,
  partnerId: string,
  origins: readonly string[],
): Promise<string[]> {
  const own = eq(partnerOrigins.partnerId, partnerId);
  const others = origins.length > 0 ? notInArray(partnerOrigins.origin, [...origins]) : undefined;
  await tx.delete(partnerOrigins).where(and(own, others));
  if (origins.length === 0) return [];
  const rows = origins.map((origin) => ({ origin, partnerId }));
  await tx.insert(partnerOrigins).values(rows).onConflictDoNothing();
  const held = await tx
    .select()
    .from(partnerOrigins)
    .where(inArray(partnerOrigins.origin, [...origins]));
  return held.filter((row) => row.partnerId !== partnerId).map(({ origin }) => origin);
}

const idsOf = async (
  db: Queryable,
  table: typeof banks | typeof productCategories | typeof products,
  wanted: readonly string[],
): Promise<Set<string>> => {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...wanted]));
  return new Set(rows.map(({ id }) => id));
};

/** The entries of a scope that do not exist. */
export async function unknownInScope(
  db: Queryable,
  { bankIds, categoryIds, productIds }: PartnerScope,
): Promise<string[]> {
  const lists = [
    ['bankIds', bankIds, banks],
    ['categoryIds', categoryIds, productCategories],
    ['productIds', productIds, products],
  ] as const;
  const unknown: string[] = [];
  for (const [name, ids, table] of lists) {
    if (!ids || ids.length === 0) continue;
    const known = await idsOf(db, table, ids);
    if (ids.some((id) => !known.has(id))) unknown.push(name);
  }
  return unknown;
}
