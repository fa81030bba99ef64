import { sql } from 'drizzle-orm';
import type { Db } from './database.js';

async function readApplied(db: Db): Promise<{ count: number; last: number }> {
  const { rows: found } = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!found[0]?.name) return { count: 0, last: 0 };
  const { rows } = await db.execute<{ count: number; last: string | null }>(
    sql`select count(*)::integer as count, max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  return { count: rows[0]?.count ?? 0, last: Number(rows[0]?.last ?? 0) };
}

/** Number of migrations applied to a database. */
export const countApplied = async (db: Db): Promise<number> => (await readApplied(db)).count;

/** Creation time of the last of them in milliseconds; 0 for none. */
export const lastApplied = async (db: Db): Promise<number> => (await readApplied(db)).last;
