import fastify from 'fastify';
import type { Config } from '../../config/config.js';
import type { Metrics } from '../../telemetry/Metrics.js';
import { serveMetrics } from './metricsRoute.js';

/**
 * Serves metrics on a separate port, unaffected by overload or a stop in progress. Returns a function that closes it.
 */
export async function listenForMetrics(
  metrics: Metrics | null,
  { host, metrics: { port, token } }: Pick<Config, 'host' | 'metrics'>,
): Promise<{ readonly port: number; readonly close: () => Promise<void> } | null> {
  if (metrics === null || port === null) return null;
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.get('/metrics', serveMetrics(metrics, token));
  await app.listen({ port, host });
  const [address] = app.addresses();
  return { port: typeof address === 'object' ? address.port : port, close: () => app.close() };
}
