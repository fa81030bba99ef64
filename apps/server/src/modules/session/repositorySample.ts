import { and, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { sampleAccounts } from './seed/sampleAccounts.js';
import { users } from './table.js';

/** Whether a database has an account of the sample, whose password everybody knows. */
export async function holdsSampleAccounts(db: Queryable): Promise<boolean> {
  const ids = sampleAccounts.map(({ id }) => id);
  const phones = sampleAccounts.map(({ login }) => login);
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), inArray(users.phone, phones)))
    .limit(1);
  return found.length > 0;
}
