import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../telemetry/Metrics.js';

/** Operations and patterns of routes are a fixed set; an address nobody serves is none of them. */
const operationOf = ({ operationId, routeOptions }: FastifyRequest): string =>
  operationId ?? routeOptions.url ?? 'none';

/** Counts a request as under way until its response is sent; once, however often it is called. */
export type CountUnderWay = (response: ServerResponse) => void;

/** Counts and times every response; what is sent before the framework sees the request has to be counted by the caller. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): CountUnderWay {
  let underWay = 0;
  const counted = new WeakSet<ServerResponse>();
  const countUnderWay = (response: ServerResponse) => {
    if (counted.has(response)) return;
    counted.add(response);
    underWay += 1;
    // Comes for a client that goes away too, which gets no response.
    response.once('close', () => {
      underWay -= 1;
    });
  };
  metrics.add({
    name: 'huiqi_requests_in_flight',
    help: 'Requests whose response has not been sent',
    kind: 'gauge',
    read: () => [{ value: underWay }],
  });
  app.addHook('onRequest', (_request, reply, done) => {
    countUnderWay(reply.raw);
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
  return countUnderWay;
}
