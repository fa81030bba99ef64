import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { operationMeta, type OperationMeta } from '@huiqi/sdk/contract';
import type { Config } from '../config/config.js';
import { overloaded, type OverloadReason } from '../contract/Overloaded.js';
import type { Metrics } from '../telemetry/Metrics.js';
import { envelopeOf } from './errors.js';
import { hasBody } from './hasBody.js';
import { interceptRequests } from './interceptRequests.js';
import { fixedHeadersOf } from './securityHeaders.js';

interface EarlyRefusals {
  readonly config: Config;
  readonly requestIdOf: (request: IncomingMessage) => string;
  readonly isStopping: () => boolean;
  readonly metrics: Metrics | null;
  /** Why a request that comes now could not even wait; null while it could. */
  readonly reasonNow: () => OverloadReason | null;
}

type Operations = Readonly<Record<string, Pick<OperationMeta, 'cached' | 'method' | 'path'>>>;

/** Says which addresses need a turn at the database: all operations but those whose responses are at hand (`PublicCache`). */
export function needsDatabase(product: string, operations: Operations = operationMeta) {
  const prefix = `/api/${product}/`;
  const cached = Object.values(operations).filter(
    (one) => one.cached === 'everybody' && one.method === 'GET',
  );
  const patterns = cached.map(({ path }) => path.slice(1).replace(/\{[^}]+\}/g, '[^/]+'));
  const isCached = new RegExp(`^(?:${patterns.join('|')})/?$`);
  return (url: string): boolean => {
    if (!url.startsWith(prefix)) return false;
    const query = url.indexOf('?');
    return !isCached.test(url.slice(prefix.length, query === -1 ? undefined : query));
  };
}

/**
 * What is refused here needs no header of its own and leaves nothing unread: neither a call of another origin, whose page
 * could not see the refusal, nor one with a body.
 */
const isPlain = (request: IncomingMessage): boolean =>
  request.headers.origin === undefined && !hasBody(request);

function refusalOf(reason: OverloadReason, config: Config) {
  const error = overloaded(reason);
  const mark = '#';
  const [before = '', after = ''] = JSON.stringify(envelopeOf(error, mark)).split(mark);
  const headers = Object.entries({
    ...fixedHeadersOf('/', config),
    'Retry-After': String(error.details.retryAfterSeconds),
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
  }).flat();
  const bytes = Buffer.byteLength(before + after);
  return { status: error.httpStatus, code: error.code, headers, before, after, bytes };
}

/**
 * Refuses requests before the framework sees them, while there is too much to do: a refusal by its hooks costs about three
 * times as much, which is time that the requests under way wait for. Everything that this leaves alone is refused there.
 */
export function refuseEarly(app: FastifyInstance, options: EarlyRefusals): void {
  const { config, isStopping, metrics, reasonNow, requestIdOf } = options;
  const isForDatabase = needsDatabase(config.product);
  const refusals = new Map<OverloadReason, ReturnType<typeof refusalOf>>();

  function refuse(reason: OverloadReason, request: IncomingMessage, response: ServerResponse) {
    const refusal = refusals.get(reason) ?? refusalOf(reason, config);
    refusals.set(reason, refusal);
    const { status, code, headers, before, after, bytes } = refusal;
    const id = requestIdOf(request);
    const own = ['X-Request-Id', id, 'Content-Length', String(bytes + id.length)];
    const last = isStopping() ? ['Connection', 'close'] : [];
    response.writeHead(status, [...headers, ...own, ...last]).end(before + id + after);
    app.overload.count({ reason });
    metrics?.measure({ operation: 'refused', status, code });
  }

  interceptRequests(app, (request, response, passOn) => {
    const reason = reasonNow();
    if (reason !== null && isForDatabase(request.url ?? '') && isPlain(request))
      return refuse(reason, request, response);
    passOn();
  });
}
