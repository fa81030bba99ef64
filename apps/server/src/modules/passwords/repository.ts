import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { users } from '../../schema/users.js';

/** Ends every session of the user in the statement that changes the password. */
const nextEpoch = sql`${users.sessionEpoch} + 1`;

/** Replaces a password; returns false if another call replaced it first. */
export async function changePassword(
  db: Queryable,
  { id, passwordHash: earlier }: { readonly id: string; readonly passwordHash: string },
  passwordHash: string,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash, isFirstLogin: false, sessionEpoch: nextEpoch })
    .where(and(eq(users.id, id), eq(users.passwordHash, earlier)))
    .returning({ id: users.id });
  return changed.length === 1;
}

/**
 * Sets the first password, and the phone of a taxpayer, and ends every session of the user; returns false if the user
 * already has one.
 */
export async function setFirstPassword(
  db: Queryable,
  id: string,
  values: { readonly passwordHash: string; readonly phone?: string },
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ ...values, isFirstLogin: false, sessionEpoch: nextEpoch })
    .where(and(eq(users.id, id), eq(users.isFirstLogin, true)))
    .returning({ id: users.id });
  return changed.length === 1;
}
