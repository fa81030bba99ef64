import { sql } from 'drizzle-orm';
import type { Db, Queryable } from './database.js';

interface Month extends Readonly<Record<string, unknown>> {
  readonly name: string;
}

/** Partitions by name; `security_events_other` is not a month. */
const months = (db: Queryable) =>
  db.execute<Month>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'security_events'::regclass and c.relname ~ '[0-9]{4}_[0-9]{2}$' order by c.relname`);

/** The name of the partition of a moment, `shift` months later. */
async function nameOf(db: Queryable, now: Date, shift: number): Promise<string> {
  const { rows } = await db.execute<Month>(sql`
    select 'security_events_' || to_char(date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'Asia/Shanghai')
      + make_interval(months => ${shift}), 'YYYY_MM') as name`);
  return rows[0]?.name ?? '';
}

/** Makes the partitions of this month and the next three. */
export async function addComingMonths(db: Db, now: Date): Promise<void> {
  const from = sql`${now.toISOString()}::timestamptz`;
  await db.transaction(async (tx) => {
    // Sign-ins wait behind a statement that waits; the next run tries again.
    await tx.execute(sql`set local lock_timeout = '2s'`);
    await tx.execute(sql`select add_security_event_months(${from}, ${from} + interval '3 months')`);
  });
}

/** How many months after this one have a partition. */
export async function countMonthsAhead(db: Db, now: Date): Promise<number> {
  const current = await nameOf(db, now, 0);
  return (await months(db)).rows.filter(({ name }) => name > current).length;
}

/**
 * Moves the months before the last `kept` to the schema `archive`, where nothing reads them. A trail goes on from the last row
 * that left; that row is noted first, since rows before it are no longer verified, whether they have left or not.
 */
export async function archiveOldMonths(db: Db, now: Date, kept: number): Promise<void> {
  const oldest = await nameOf(db, now, -kept);
  for (const { name } of (await months(db)).rows) {
    if (name >= oldest) continue;
    const month = sql.identifier(name);
    await db.execute(sql`
      update security_trails t set departed = e.position, departed_hash = e.hash
      from (select distinct on (subject) subject, position, hash from ${month} order by subject, position desc) e
      where t.subject = e.subject and t.departed < e.position`);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '2s'`);
      await tx.execute(sql`create schema if not exists archive`);
      await tx.execute(sql`alter table security_events detach partition ${month}`);
      await tx.execute(sql`alter table ${month} set schema archive`);
    });
  }
}
