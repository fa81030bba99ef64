import { sql } from 'drizzle-orm';
import { openPool, type Db } from './database.js';

/** An arbitrary number, the same in every version of the program. */
const lockKey = 4_173_001;

/**
 * Runs `work` exclusively among all servers of the same PostgreSQL, on a connection without a statement timeout. The
 * lock ends with the connection, also if the process is killed.
 */
export async function withMigrationLock<Result>(
  url: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { db, pool } = openPool({ connectionString: url, max: 1, idleTimeoutMillis: 0 }, () => {});
  try {
    await db.execute(sql`select pg_advisory_lock(${lockKey})`);
    return await work(db);
  } finally {
    await pool.end();
  }
}
