import { asc, eq } from 'drizzle-orm';
import type { PolicyBank } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { banks } from '../../schema/products.js';

/** Banks a subsidy can be paid to. */
export const findPayingBanks = (db: Queryable): Promise<PolicyBank[]> =>
  db
    .select({ id: banks.id, name: banks.name })
    .from(banks)
    .orderBy(asc(banks.position), asc(banks.id));

/** Name of a bank; null without one, or for a removed one. */
export async function readBankName(db: Queryable, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const [row] = await db.select({ name: banks.name }).from(banks).where(eq(banks.id, id));
  return row?.name ?? null;
}
