import { readInteger } from './readInteger.js';

/** How much the server takes on before it refuses. */
export interface LoadSettings {
  /** Requests handled at once. */
  readonly requests: number;
  /** Requests that may wait for a connection to the database before they begin. */
  readonly queue: number;
  /** How long such a request may wait. */
  readonly waitMs: number;
  /** How late the event loop may be on average before all but health is refused. */
  readonly maxLagMs: number;
}

/** In production a refusal comes within a second. Elsewhere nobody else is kept waiting, and the machine may be busy. */
const patience = {
  production: { waitMs: 500, maxLagMs: 500 },
  elsewhere: { waitMs: 20_000, maxLagMs: 2_000 },
};

export function readLoadSettings(env: NodeJS.ProcessEnv): LoadSettings {
  const { waitMs, maxLagMs } =
    env.NODE_ENV === 'production' ? patience.production : patience.elsewhere;
  return {
    requests: readInteger(env, 'HUIQI_REQUEST_LIMIT', 1_000, 1),
    queue: readInteger(env, 'HUIQI_DATABASE_QUEUE', 200, 1),
    waitMs: readInteger(env, 'HUIQI_DATABASE_WAIT_MS', waitMs, 1),
    maxLagMs: readInteger(env, 'HUIQI_MAX_LAG_MS', maxLagMs, 100),
  };
}
