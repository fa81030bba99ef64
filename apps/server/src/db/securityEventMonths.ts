import { sql } from 'drizzle-orm';
import { inTurn } from '../lib/inTurn.js';
import type { Db, Queryable } from './database.js';

interface Month extends Readonly<Record<string, unknown>> {
  readonly name: string;
}

/** Partitions by name; `security_events_other` is not a month. */
const months = (db: Queryable) =>
  db.execute<Month>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'security_events'::regclass and c.relname ~ '[0-9]{4}_[0-9]{2}$' order by c.relname`);

/** Local start of the month (of China) of a moment, `shift` months later. */
const startOf = (now: Date, shift: number) => sql`
  date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'Asia/Shanghai') + make_interval(months => ${shift})`;

/** The name of the partition of a moment, `shift` months later. */
async function nameOf(db: Queryable, now: Date, shift: number): Promise<string> {
  const { rows } = await db.execute<Month>(sql`
    select 'security_events_' || to_char(${startOf(now, shift)}, 'YYYY_MM') as name`);
  return rows[0]?.name ?? '';
}

async function addMonth(db: Db, now: Date, shift: number): Promise<void> {
  const start = startOf(now, shift);
  // PostgreSQL refuses the partition of a month of which the default one has rows; they stay there.
  const { rows } = await db.execute(sql`
    select from security_events_other where created_at >= (${start}) at time zone 'Asia/Shanghai'
    and created_at < (${startOf(now, shift + 1)}) at time zone 'Asia/Shanghai' limit 1`);
  if (rows.length > 0) return;
  await db.transaction(async (tx) => {
    // Sign-ins wait behind a statement that waits; the next run tries again.
    await tx.execute(sql`set local lock_timeout = '2s'`);
    const month = sql`(${start}) at time zone 'Asia/Shanghai'`;
    await tx.execute(sql`select add_security_event_months(${month}, ${month})`);
  });
}

/** Makes the partitions of this month and the next three, each by itself. */
export const addComingMonths = (db: Db, now: Date): Promise<void> =>
  inTurn([0, 1, 2, 3].map((shift) => () => addMonth(db, now, shift)));

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
