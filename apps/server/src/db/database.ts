import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The query interface, the same on PostgreSQL and on the embedded database. */
export type Db = NodePgDatabase<Record<string, never>> & { readonly $client: pg.Pool };
/** What a repository function takes: the database or an open transaction. */
export type Queryable = Pick<
  Db,
  | 'select'
  | 'selectDistinct'
  | '$count'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
>;

export interface Database {
  readonly db: Db;
  readonly kind: 'postgresql' | 'pglite';
  close(): Promise<void>;
}

/**
 * `pool.query` closes its connection after each statement the database rejects. The embedded database has only one, so
 * the next statement would arrive while it closes, and fail. A broken connection is closed all the same.
 */
function keepConnectionAfterError(pool: pg.Pool): void {
  const query = async (...args: Parameters<pg.PoolClient['query']>) => {
    const client = await pool.connect();
    try {
      return await client.query(...args);
    } finally {
      client.release();
    }
  };
  pool.query = query as unknown as pg.Pool['query'];
}

export function openPool(
  options: pg.PoolConfig,
  onError: (error: Error) => void,
): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool(options);
  // Without listeners a connection that breaks, idle or in use, ends the process with an uncaught error.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  keepConnectionAfterError(pool);
  return { db: drizzle(pool), pool };
}
