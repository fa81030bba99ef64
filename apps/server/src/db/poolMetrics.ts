import type { MetricSource } from '../telemetry/MetricSource.js';
import type { Db } from './database.js';

/** Connections of the pool, and callers waiting for one. */
export function poolMetrics({ $client: pool }: Db): readonly MetricSource[] {
  return [
    {
      name: 'huiqi_database_connections',
      help: 'Connections to the database, by whether a statement or transaction holds them',
      kind: 'gauge',
      labels: ['state'],
      read: () => [
        { value: pool.idleCount, labels: { state: 'idle' } },
        { value: pool.totalCount - pool.idleCount, labels: { state: 'busy' } },
      ],
    },
    {
      name: 'huiqi_database_waiting',
      help: 'Statements and transactions that wait for a connection',
      kind: 'gauge',
      read: () => [{ value: pool.waitingCount }],
    },
  ];
}
