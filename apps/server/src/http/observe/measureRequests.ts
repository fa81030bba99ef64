import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Metrics } from '../../telemetry/Metrics.js';

/** Operations and route patterns are a fixed set; unknown addresses are in neither. */
const operationOf = ({ operationId, routeOptions }: FastifyRequest): string =>
  operationId ?? routeOptions.url ?? 'none';

interface MeasureOptions {
  readonly metrics: Metrics | null;
}

async function addMeasures(app: FastifyInstance, { metrics }: MeasureOptions): Promise<void> {
  if (metrics === null) return;
  let underWay = 0;
  metrics.add({
    name: 'huiqi_requests_in_flight',
    help: 'Requests whose response has not been sent',
    kind: 'gauge',
    read: () => [{ value: underWay }],
  });
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    // Also called for a client that disconnects and gets no response.
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    metrics.measure({
      operation: operationOf(request),
      status: reply.statusCode,
      code: request.resultCode ?? '200',
      seconds: reply.elapsedTime / 1_000,
    });
    done();
  });
}

/** Counts and times every response, if metrics are read. */
export const measureRequests = fp(addMeasures, { name: 'measureRequests' });
