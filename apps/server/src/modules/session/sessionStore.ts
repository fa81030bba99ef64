import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import type { SessionStore } from '../../security/sessionStore.js';
import { sessions, users } from './table.js';

const hour = 3_600_000;
const absoluteLifeMs = 12 * hour;
const idleLifeMs = 2 * hour;
/** Storing every visit would cost one write per call. */
const seenEveryMs = 60_000;
/** For calls under way while a token is renewed. */
const graceMs = 60_000;

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');

/** Sessions in the database, by the hash of their id (256 random bits). */
export const sessionStore: SessionStore = {
  open: async (db, userId, mode, now) => {
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
  },

  find: async (db, id, now) => {
    const [row] = await db
      .select({ session: sessions, user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.idHash, hashOf(id)));
    // Ended, deleted or disabled: whoever still holds its id once had a session.
    if (!row || row.user.disabled) return { state: 'expired' };
    const { session, user } = row;
    const idle = now.getTime() - session.seenAt.getTime();
    if (session.expiresAt <= now || idle > idleLifeMs) return { state: 'expired' };
    if (idle > seenEveryMs)
      await db.update(sessions).set({ seenAt: now }).where(eq(sessions.idHash, session.idHash));
    return { state: 'valid', user, mode: session.mode, createdAt: session.createdAt };
  },

  close: async (db, id) => {
    await db.delete(sessions).where(eq(sessions.idHash, hashOf(id)));
  },

  renew: async (db, id, userId, now) => {
    const next = await sessionStore.open(db, userId, 'token', now);
    const soon = new Date(now.getTime() + graceMs);
    await db
      .update(sessions)
      .set({ expiresAt: soon })
      .where(and(eq(sessions.idHash, hashOf(id)), gt(sessions.expiresAt, soon)));
    return next;
  },
};

/** Deletes sessions that expired more than a day ago. */
export async function deleteOldSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - 24 * hour)));
}
