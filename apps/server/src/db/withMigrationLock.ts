import { sql } from 'drizzle-orm';
import { openPool, type Db } from './database.js';

/** Any number, the same in every version of the program. */
const lockKey = 4_173_001;

/**
 * Runs `work` while no other server does so on the same PostgreSQL, on a connection whose statements may take as long as
 * they need. The lock ends with the connection, also when the process is killed.
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
