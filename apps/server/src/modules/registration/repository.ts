import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import type { Region } from '../../http/headers/regionOf.js';
import { users } from '../../schema/users.js';

export interface NewAccount extends Region {
  readonly phone: string;
  readonly passwordHash: string;
}

/** Creates an ordinary user; undefined if the phone was registered meanwhile. */
export async function createUser(
  db: Queryable,
  account: NewAccount,
  now: Date,
): Promise<{ readonly id: string; readonly sessionEpoch: number } | undefined> {
  const [row] = await db
    .insert(users)
    .values({ ...account, id: randomUUID(), role: 'NORMA', type: 'PHONE', createdAt: now })
    .onConflictDoNothing({ target: users.phone })
    .returning({ id: users.id, sessionEpoch: users.sessionEpoch });
  return row;
}

/** Sets the nickname, and the picture unless undefined. */
export async function saveProfile(
  db: Queryable,
  id: string,
  { name, logo }: { readonly name: string; readonly logo: string | null | undefined },
): Promise<void> {
  await db
    .update(users)
    .set(logo === undefined ? { name } : { name, logo })
    .where(eq(users.id, id));
}
