import type { Db } from '../../db/database.js';
import type { MetricSource } from '../../telemetry/MetricSource.js';
import { countSessions } from './sessionStore.js';

/** Number of signed-in users. */
export const sessionMetrics = (db: Db, now: () => Date): MetricSource => ({
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
