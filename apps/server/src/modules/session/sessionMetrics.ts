import fp from 'fastify-plugin';
import type { Db } from '../../db/database.js';
import type { MetricSource } from '../../telemetry/MetricSource.js';
import type { Metrics } from '../../telemetry/Metrics.js';
import { countSessions } from './databaseSessions.js';

/** Number of signed-in users. */
const source = (db: Db, now: () => Date): MetricSource => ({
  name: 'huiqi_sessions',
  help: 'Sessions that have not ended, by what carries them',
  kind: 'gauge',
  labels: ['mode'],
  read: async () => {
    const counted = await countSessions(db, now());
    return (['cookie', 'token'] as const).map((mode) => ({
      value: counted.find((row) => row.mode === mode)?.count ?? 0,
      labels: { mode },
    }));
  },
});

interface SessionMetricsOptions {
  readonly db: Db;
  readonly metrics: Metrics | null;
  readonly now: () => Date;
}

/** Adds the number of sessions to the metrics, if they are read. */
export const sessionMetrics = fp(
  async (_app, { db, metrics, now }: SessionMetricsOptions) => metrics?.add(source(db, now)),
  { name: 'sessionMetrics' },
);
