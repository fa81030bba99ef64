import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Db } from '../../db/database.js';
import { poolMetrics } from '../../db/poolMetrics.js';
import { jobMetrics } from '../../jobs/jobMetrics.js';
import type { Metrics } from '../../telemetry/Metrics.js';
import type { MetricSource } from '../../telemetry/MetricSource.js';

/** Overload refusals, and how often the database need not be read. */
const sourcesOf = (app: FastifyInstance): readonly MetricSource[] => [
  {
    name: 'huiqi_refused_requests_total',
    help: 'Requests refused with 503 because there was too much to do, by reason',
    kind: 'counter',
    labels: ['reason'],
    read: () =>
      Object.entries(app.overload.refusals).map(([reason, value]) => ({
        value,
        labels: { reason },
      })),
  },
  {
    name: 'huiqi_public_cache_reads_total',
    help: 'Reads of public data, by whether the response was held already',
    kind: 'counter',
    labels: ['result'],
    read: () => [
      { value: app.publicReads.hits, labels: { result: 'hit' } },
      { value: app.publicReads.misses, labels: { result: 'miss' } },
    ],
  },
  {
    name: 'huiqi_drawn_pages_total',
    help: 'Pages of the site that can be drawn, by whether they were sent drawn or had to be sent undrawn',
    kind: 'counter',
    labels: ['result'],
    read: () => [
      { value: app.pageDrawings.drawn, labels: { result: 'drawn' } },
      { value: app.pageDrawings.failed, labels: { result: 'failed' } },
    ],
  },
];

interface ServerMetricsOptions {
  readonly db: Db;
  readonly metrics: Metrics | null;
}

/** Adds the metrics of the server, of its connections to the database and of its jobs, if metrics are read. */
export const serverMetrics = fp(
  async (app, { db, metrics }: ServerMetricsOptions) => {
    if (metrics === null) return;
    for (const source of [...poolMetrics(db), ...jobMetrics(db), ...sourcesOf(app)])
      metrics.add(source);
  },
  { name: 'serverMetrics', dependencies: ['errors', 'operations', 'sitePages'] },
);
