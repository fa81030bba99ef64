import { readInteger } from './readInteger.js';
import { StartError } from './StartError.js';

/** How the server treats its PostgreSQL. */
export interface DatabaseSettings {
  /** Connections the server keeps at most. */
  readonly connections: number;
  /** How long a statement may take. */
  readonly statementTimeoutMs: number;
  /** How long the database may be gone before the process ends. */
  readonly patienceMs: number;
  /** Whether a start migrates the database, or refuses one that is behind. */
  readonly migrate: 'auto' | 'never';
}

function readMigrate(env: NodeJS.ProcessEnv): 'auto' | 'never' {
  const text = env.HUIQI_MIGRATE || 'auto';
  if (text === 'auto' || text === 'never') return text;
  throw new StartError(`HUIQI_MIGRATE must be auto or never, not "${text}".`);
}

export const readDatabaseSettings = (env: NodeJS.ProcessEnv): DatabaseSettings => ({
  connections: readInteger(env, 'HUIQI_DATABASE_CONNECTIONS', 16, 1),
  statementTimeoutMs: readInteger(env, 'HUIQI_DATABASE_TIMEOUT', 15, 1) * 1_000,
  patienceMs: readInteger(env, 'HUIQI_DATABASE_PATIENCE', 60, 1) * 1_000,
  migrate: readMigrate(env),
});
