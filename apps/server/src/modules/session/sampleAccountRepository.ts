import { and, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { users } from '../../schema/users.js';

/** Whether a database has any of the given accounts, with the same id and phone. */
export async function hasAnyAccount(
  db: Queryable,
  accounts: readonly { readonly id: string; readonly login: string }[],
): Promise<boolean> {
  const ids = accounts.map(({ id }) => id);
  const phones = accounts.map(({ login }) => login);
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), inArray(users.phone, phones)))
    .limit(1);
  return found.length > 0;
}
