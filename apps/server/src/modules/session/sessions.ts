import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { RoleType } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { sessions, users } from './table.js';

export type SessionMode = 'cookie' | 'token';

export interface CurrentUser {
  readonly id: string;
  readonly role: RoleType;
  readonly bankId: string | null;
  readonly companyId: string | null;
  readonly scfProvince: string | null;
  readonly permissions: Readonly<Record<string, boolean>>;
}

export type SessionLookup =
  { state: 'expired' } | { state: 'valid'; user: CurrentUser; mode: SessionMode; createdAt: Date };

const hour = 3_600_000;
const absoluteLifeMs = 12 * hour;
const idleLifeMs = 2 * hour;
/** Writing every visit down would cost a write a call. */
const seenEveryMs = 60_000;

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');

/** Opens a session and returns its opaque id (256 bits); only its hash is stored. */
export async function openSession(
  db: Queryable,
  userId: string,
  mode: SessionMode,
  now: Date,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    idHash: hashOf(id),
    userId,
    mode,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + absoluteLifeMs),
  });
  return id;
}

export async function findSession(db: Queryable, id: string, now: Date): Promise<SessionLookup> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.idHash, hashOf(id)));
  // Ended, cleaned up or disabled: whoever still holds its id had a session once.
  if (!row || row.user.disabled) return { state: 'expired' };
  const { session, user } = row;
  const idle = now.getTime() - session.seenAt.getTime();
  if (session.expiresAt <= now || idle > idleLifeMs) return { state: 'expired' };
  if (idle > seenEveryMs) {
    await db.update(sessions).set({ seenAt: now }).where(eq(sessions.idHash, session.idHash));
  }
  return { state: 'valid', user, mode: session.mode, createdAt: session.createdAt };
}

export async function closeSession(db: Queryable, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, hashOf(id)));
}

/** Gives the holder of a session a new id; the old one stays good for a minute, for calls already under way. */
export async function renewSession(
  db: Queryable,
  id: string,
  userId: string,
  now: Date,
): Promise<string> {
  const next = await openSession(db, userId, 'token', now);
  const soon = new Date(now.getTime() + 60_000);
  await db
    .update(sessions)
    .set({ expiresAt: soon })
    .where(and(eq(sessions.idHash, hashOf(id)), gt(sessions.expiresAt, soon)));
  return next;
}

export async function deleteOldSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - 24 * hour)));
}
