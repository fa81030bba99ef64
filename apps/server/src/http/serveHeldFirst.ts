import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import type { Metrics } from '../telemetry/Metrics.js';
import { etagOf, isHeldBy } from './etagOf.js';
import type { FailRead } from './failReads.js';
import type { HeldOperation, HeldResponses } from './HeldResponses.js';
import { hasBody } from './hasBody.js';
import { interceptRequests } from './interceptRequests.js';
import type { LogCompleted } from './logger.js';
import { lowerCased } from './lowerCased.js';
import type { CountUnderWay } from './measureRequests.js';
import { fixedHeadersOf } from './securityHeaders.js';
import { publicContentType } from './servePublic.js';

interface Serving {
  readonly config: Config;
  readonly requestIdOf: (request: IncomingMessage) => string;
  /** Whether something that only the framework does concerns the request. */
  readonly goesWholeWay: (request: IncomingMessage) => boolean;
  readonly failRead: FailRead;
  readonly logCompleted: LogCompleted;
  readonly countUnderWay: CountUnderWay | null;
  readonly metrics: Metrics | null;
}

const flat = (headers: Readonly<Record<string, string>>) => Object.entries(headers).flat();

/** Sends bytes, or says that the client holds them (304). */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer,
  headers: readonly string[],
): void {
  const etag = etagOf(bytes);
  if (isHeldBy(request.headers['if-none-match'], etag)) {
    response.writeHead(304, [...headers, 'etag', etag]).end();
    return;
  }
  const length = String(bytes.length);
  const ofBody = ['content-type', publicContentType, 'content-length', length];
  response.writeHead(200, [...headers, 'etag', etag, ...ofBody]).end(bytes);
}

/**
 * Sends held responses before the framework sees the request, whose part in a response that is at hand costs more than all
 * the rest (docs/adr/0033). What its hooks would have added is added here: headers, limit, metrics and the log line.
 */
export function serveHeldFirst(app: FastifyInstance, held: HeldResponses, serving: Serving): void {
  const { config, countUnderWay, failRead, goesWholeWay, logCompleted, metrics, requestIdOf } =
    serving;
  const security = lowerCased(fixedHeadersOf('/api/', config));
  const fixed = new Map<HeldOperation, readonly string[]>();
  const fixedOf = (operation: HeldOperation) => {
    const headers = fixed.get(operation) ?? flat({ ...security, ...operation.headers });
    fixed.set(operation, headers);
    return headers;
  };

  function record({ id, route }: HeldOperation, requestId: string, status: number, ms: number) {
    const req = { method: 'GET', routeOptions: { url: route } };
    logCompleted({ id: requestId, req, res: { statusCode: status }, call: { operation: id }, ms });
    metrics?.measure({ operation: id, status, code: '200', seconds: ms / 1_000 });
  }

  interceptRequests(app, (request, response, passOn) => {
    if (request.method !== 'GET' || hasBody(request) || goesWholeWay(request)) return passOn();
    const found = held.find(request);
    if (found === null) return passOn();
    const { operation, address } = found;
    const begun = performance.now();
    countUnderWay?.(response);
    held.read(address).then(
      (bytes) => {
        if (response.destroyed) return;
        if (bytes === null) return passOn();
        const id = requestIdOf(request);
        response.once('finish', () =>
          record(operation, id, response.statusCode, performance.now() - begun),
        );
        send(request, response, bytes, [...fixedOf(operation), 'x-request-id', id]);
      },
      (error: Error) => {
        if (response.destroyed) return;
        failRead(request, { id: operation.id, error });
        passOn();
      },
    );
  });
}
