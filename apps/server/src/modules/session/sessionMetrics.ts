import type { Db } from '../../db/database.js';
import type { MetricSource } from '../../telemetry/MetricSource.js';
import { countSessions } from './sessionStore.js';

/** How many people are signed in. */
export const sessionMetrics = (db: Db, now: () => Date): MetricSource => ({
  name: 'huiqi_sessions',
  help: 'Sessions that have not ended, by what carries them',
  kind: 'gauge',
  labels: ['mode'],
  read: async () =>
    (await countSessions(db, now())).map(({ mode, count }) => ({ value: count, labels: { mode } })),
});
