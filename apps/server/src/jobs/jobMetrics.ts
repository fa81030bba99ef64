import type { Db } from '../db/database.js';
import type { MetricSource } from '../telemetry/MetricSource.js';
import { countJobs, jobStates } from './repository.js';

/** Number of jobs, and how late the queues are. */
export const jobMetrics = (db: Db): readonly MetricSource[] => [
  {
    name: 'huiqi_jobs',
    help: 'Jobs by kind and state; those that are done are counted for two hours',
    kind: 'gauge',
    labels: ['job', 'state'],
    read: async () =>
      (await countJobs(db)).flatMap((queue) =>
        jobStates.map((state) => ({ value: queue[state], labels: { job: queue.name, state } })),
      ),
  },
  {
    name: 'huiqi_jobs_late_seconds',
    help: 'Seconds since the first job of a kind should have begun',
    kind: 'gauge',
    labels: ['job'],
    read: async () =>
      (await countJobs(db)).map(({ name, lateSeconds }) => ({
        value: lateSeconds,
        labels: { job: name },
      })),
  },
];
