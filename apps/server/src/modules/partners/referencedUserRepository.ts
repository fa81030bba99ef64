import { randomUUID } from 'node:crypto';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import type { Region } from '../../http/headers/regionOf.js';
import { users } from '../../schema/users.js';
import { partnerUsers } from '../../schema/partnerUsers.js';

/** What decides whether a partner may sign a user in. */
export interface NamedUser {
  readonly id: string;
  readonly role: string;
  readonly disabled: boolean;
  readonly sessionEpoch: number;
}

const columns = {
  id: users.id,
  role: users.role,
  disabled: users.disabled,
  sessionEpoch: users.sessionEpoch,
};

/** Phone or tax number by which a partner names a user. */
export interface UserName {
  readonly phone?: string | undefined;
  readonly creditCode?: string | undefined;
}

export async function findReferenced(
  db: Queryable,
  partnerId: string,
  reference: string,
): Promise<NamedUser | undefined> {
  const [row] = await db
    .select(columns)
    .from(partnerUsers)
    .innerJoin(users, eq(users.id, partnerUsers.userId))
    .where(and(eq(partnerUsers.partnerId, partnerId), eq(partnerUsers.reference, reference)));
  return row;
}

/** Of two accounts that the names belong to, the one of the phone. */
export async function findNamed(
  db: Queryable,
  { phone, creditCode }: UserName,
): Promise<NamedUser | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(
      or(
        ...(phone ? [eq(users.phone, phone)] : []),
        ...(creditCode ? [eq(users.taxNo, creditCode.toUpperCase())] : []),
      ),
    )
    .orderBy(sql`${users.phone} is distinct from ${phone ?? null}`)
    .limit(1);
  return row;
}

/** Stores which user a reference means, unless a concurrent call did. */
export async function keepReference(
  db: Queryable,
  row: Omit<typeof partnerUsers.$inferInsert, 'createdAt'>,
  now: Date,
): Promise<void> {
  await db
    .insert(partnerUsers)
    .values({ ...row, createdAt: now })
    .onConflictDoNothing();
}

interface NewUser extends UserName, Region {
  readonly name: string | null;
  readonly passwordHash: string;
}

/** Creates an account without a password, unless a concurrent call did. */
export async function createNamed(
  db: Queryable,
  { phone, creditCode, name, passwordHash, ...region }: NewUser,
  now: Date,
): Promise<void> {
  const taxNo = phone ? null : (creditCode?.toUpperCase() ?? null);
  const kind = phone ? 'PHONE' : 'TAX';
  await db
    .insert(users)
    .values({
      id: randomUUID(),
      phone: phone ?? null,
      taxNo,
      name,
      passwordHash,
      ...region,
      role: 'NORMA',
      type: kind,
      isFirstLogin: true,
      createdAt: now,
    })
    .onConflictDoNothing();
}
