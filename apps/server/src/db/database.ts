import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { QueueLimits } from './ConnectionQueue.js';
import { QueuedPool } from './QueuedPool.js';

/** The query interface, identical for PostgreSQL and the embedded database. */
export type Db = NodePgDatabase<Record<string, never>> & { readonly $client: pg.Pool };
/** What a repository function accepts: the database or an open transaction. */
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

/** Without limits callers wait indefinitely, as tests and commands do. */
const unlimited = { queue: Infinity, waitMs: null };

export function openPool(
  options: pg.PoolConfig,
  onError: (error: Error) => void,
  limits: Omit<QueueLimits, 'places'> = unlimited,
): { db: Db; pool: pg.Pool } {
  const pool = new QueuedPool(options, { ...limits, places: options.max ?? 1 });
  // Without listeners a broken connection, idle or in use, ends the process with an uncaught error.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return { db: drizzle(pool), pool };
}
