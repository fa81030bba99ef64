import type { Config } from '../config/config.js';
import { openPool, type Database } from './database.js';
import { DiscardingClient, PooledClient } from './DiscardingClient.js';

/** The database cancels a statement first, with its own message; the client only gives up if it gets no response. */
const graceMs = 2_000;

type PostgresSettings = Pick<Config['database'], 'connections' | 'statementTimeoutMs' | 'pooler'>;

const defaults: PostgresSettings = {
  connections: 16,
  statementTimeoutMs: 15_000,
  pooler: 'none',
};

/** Opens a pool; `onError` is called for each broken connection, which affects only that connection. */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { connections, statementTimeoutMs, pooler }: PostgresSettings = defaults,
  load?: Config['load'],
): Database {
  const { db, pool } = openPool(
    {
      connectionString: url,
      Client: pooler === 'transaction' ? PooledClient : DiscardingClient,
      max: connections,
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs + graceMs,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    },
    onError,
    load,
  );
  return { db, kind: 'postgresql', close: () => pool.end() };
}
