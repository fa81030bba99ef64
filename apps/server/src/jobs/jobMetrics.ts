import type { Db } from '../db/database.js';
import { countMonthsAhead } from '../db/securityEventMonths.js';
import type { MetricSource } from '../telemetry/MetricSource.js';
import { countJobs, jobStates } from './repository.js';

/** Number of jobs, how late the queues are, and what housekeeping has prepared. */
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
  {
    name: 'huiqi_security_event_months_ahead',
    help: 'Months after this one whose security events have a partition',
    kind: 'gauge',
    read: async () => [{ value: await countMonthsAhead(db, new Date()) }],
  },
];
