import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { heldPermissions } from '@huiqi/sdk/domain';
import { batched } from '../../db/batched.js';
import type { Queryable } from '../../db/database.js';
import { statement } from '../../db/statement.js';
import type { CarriedSession, SessionStore } from '../../security/SessionStore.js';
import { partners } from '../../schema/partners.js';
import { rolePermissions } from '../../schema/rolePermissions.js';
import { sessions, users } from '../../schema/users.js';

const hour = 3_600_000;
const absoluteLifeMs = 12 * hour;
const idleLifeMs = 2 * hour;
/** Storing every visit would cost a write per call. */
const seenEveryMs = 60_000;
/** Grace period for calls in progress while a token is renewed. */
const graceMs = 60_000;

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');
const randomId = () => randomBytes(32).toString('base64url');
const nextId = (id: string, salt: string) =>
  createHash('sha256').update(`${salt}.${id}`).digest('base64url');

const findSessions = statement('find_sessions', (db) =>
  db
    .select({
      session: {
        idHash: sessions.idHash,
        mode: sessions.mode,
        seenAt: sessions.seenAt,
        expiresAt: sessions.expiresAt,
        endsAt: sessions.endsAt,
        epoch: sessions.epoch,
        createdAt: sessions.createdAt,
      },
      user: {
        id: users.id,
        role: users.role,
        bankId: users.bankId,
        orgId: users.orgId,
        companyId: users.companyId,
        scfProvince: users.scfProvince,
        scfCity: users.scfCity,
        scfDistrict: users.scfDistrict,
        sessionEpoch: users.sessionEpoch,
        disabled: users.disabled,
      },
      partner: {
        id: partners.id,
        source: partners.source,
        scope: partners.scope,
        disabledAt: partners.disabledAt,
      },
      rights: { given: rolePermissions.given, taken: rolePermissions.taken },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(partners, eq(partners.id, sessions.partnerId))
    // So that what is published of a role takes effect with the next request, on every server.
    .leftJoin(rolePermissions, eq(rolePermissions.role, users.role))
    .where(sql`${sessions.idHash} = any(${sql.placeholder('hashes')})`),
);

const findSession = batched(async (db, hashes: readonly string[]) => {
  const rows = await findSessions(db, { hashes });
  const byHash = new Map(rows.map((row) => [row.session.idHash, row]));
  return hashes.map((hash) => byHash.get(hash));
});

const carriedBy = ({ id, mode }: CarriedSession) =>
  and(eq(sessions.idHash, hashOf(id)), eq(sessions.mode, mode));

/** Sessions in the database, by hash of their id (256 random bits). */
export const databaseSessions: SessionStore = {
  open: async (db, session, now) => {
    const { userId, mode, epoch, partnerId = null } = session;
    const id = randomId();
    const endsAt = new Date(now.getTime() + (session.lifeMs ?? absoluteLifeMs));
    await db.insert(sessions).values({
      idHash: hashOf(id),
      userId,
      mode,
      partnerId,
      familyId: session.familyId ?? randomId(),
      epoch:
        epoch ?? sql`(select ${users.sessionEpoch} from ${users} where ${users.id} = ${userId})`,
      renewalSalt: randomId(),
      createdAt: now,
      seenAt: now,
      expiresAt: endsAt,
      endsAt,
    });
    return id;
  },

  find: async (db, carried, now) => {
    const row = await findSession(db, hashOf(carried.id));
    // Ended, deleted or disabled: the caller once had a session.
    if (row?.session.mode !== carried.mode || row.user.disabled || row.partner?.disabledAt)
      return { state: 'expired' };
    const { session, user, partner, rights } = row;
    const idle = now.getTime() - session.seenAt.getTime();
    const isOver = session.expiresAt <= now || session.endsAt <= now || idle > idleLifeMs;
    if (isOver || session.epoch !== user.sessionEpoch) return { state: 'expired' };
    if (idle > seenEveryMs)
      await db.update(sessions).set({ seenAt: now }).where(eq(sessions.idHash, session.idHash));
    const permissions = heldPermissions(user.role, rights);
    return {
      state: 'valid',
      user: { ...user, permissions },
      partner,
      createdAt: session.createdAt,
    };
  },

  close: async (db, carried) => {
    const [row] = await db
      .select({ familyId: sessions.familyId })
      .from(sessions)
      .where(carriedBy(carried));
    if (row) await databaseSessions.closeFamily(db, row.familyId);
  },

  closeFamily: async (db, familyId) => {
    // Oldest first, like a renewal, which holds the old session while it looks for the new one.
    const closeAll = sql`
      with family as (
        select id_hash from sessions where family_id = ${familyId} order by created_at for update
      )
      delete from sessions using family where sessions.id_hash = family.id_hash`;
    // The first waits for a concurrent renewal, whose new session only the second sees.
    await db.execute(closeAll);
    await db.execute(closeAll);
  },

  keep: async (db, carried) => {
    const family = db.select({ id: sessions.familyId }).from(sessions).where(carriedBy(carried));
    const epoch = sql`(select ${users.sessionEpoch} from ${users} where ${users.id} = ${sessions.userId})`;
    await db.update(sessions).set({ epoch }).where(inArray(sessions.familyId, family));
  },

  renew: async (db, id, now) => {
    const [old] = await db
      .select({ salt: sessions.renewalSalt })
      .from(sessions)
      .where(carriedBy({ id, mode: 'token' }));
    if (!old) return null;
    const next = nextId(id, old.salt);
    const at = sql`${now.toISOString()}::timestamptz`;
    const soon = sql`${new Date(now.getTime() + graceMs).toISOString()}::timestamptz`;
    // One statement: a session that ends at the same moment is not renewed, and concurrent calls create one new
    // session.
    const { rowCount } = await db.execute(sql`
      with old as (
        update sessions set expires_at = least(expires_at, ${soon})
        where id_hash = ${hashOf(id)} and expires_at > ${at}
        returning user_id, mode, partner_id, family_id, epoch, ends_at
      ), renewed as (
        insert into sessions
          (id_hash, user_id, mode, partner_id, family_id, epoch, renewal_salt, created_at, seen_at, expires_at, ends_at)
        select ${hashOf(next)}, user_id, mode, partner_id, family_id, epoch, ${randomId()}, ${at}, ${at}, ends_at, ends_at
        from old on conflict (id_hash) do nothing
      )
      select 1 from old`);
    return rowCount === 0 ? null : next;
  },
};

/** Counts sessions that have neither ended nor timed out. */
export const countSessions = (db: Queryable, now: Date) =>
  db
    .select({ mode: sessions.mode, count: count() })
    .from(sessions)
    .where(
      and(gt(sessions.expiresAt, now), gt(sessions.seenAt, new Date(now.getTime() - idleLifeMs))),
    )
    .groupBy(sessions.mode);

/** Deletes sessions a day after they expire. */
export async function deleteOldSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - 24 * hour)));
}
