import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.js';
import type { Metrics } from '../../telemetry/Metrics.js';
import { sendNotFound } from '../errors/errors.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request carries the token; takes the same time for nearly right tokens. */
export function carriesToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

/** Serves the metrics of a process, to holders of the token if configured. */
export const serveMetrics =
  (metrics: Metrics, token: string | null) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('Cache-Control', 'no-store');
    if (token !== null && !carriesToken(request.headers.authorization, token))
      return reply
        .code(401)
        .header('WWW-Authenticate', 'Bearer realm="metrics"')
        .type('text/plain; charset=utf-8')
        .send('The token of the metrics is missing or wrong.\n');
    return reply.type(metrics.contentType).send(await metrics.text());
  };

interface MetricsOptions {
  readonly config: Pick<Config, 'metrics'>;
  readonly metrics: Metrics | null;
}

/** /metrics on the main port: with a token, and 404 unless configured. */
export const metricsRoute = fp(
  async (app, { config, metrics }: MetricsOptions) => {
    const { port, token } = config.metrics;
    const isHere = metrics !== null && port === null && token !== null;
    app.get('/metrics', isHere ? serveMetrics(metrics, token) : sendNotFound);
  },
  { name: 'metricsRoute', dependencies: ['unlistedMethods'] },
);
