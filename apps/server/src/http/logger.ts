import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.js';
import { activeTraceId } from '../telemetry/tracer.js';
import { scrub } from '../text/scrub.js';
import { describeError } from './describeError.js';

/** Receives log lines instead of the standard output. */
export interface LogStream {
  write(line: string): void;
}

const pathOf = (url: string) => scrub(url.split('?', 1)[0] ?? '');

/** Log lines contain the request id and the path without its query, never a cookie, token, password or phone. */
export function loggerOptions(
  config: Config,
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    redact: {
      paths: ['*.password', '*.token', '*.phone', '*.telPhone', '*.legalIdNo', '*.legalId'],
      censor: '[redacted]',
    },
    serializers: {
      req: (request) => ({ method: request.method, path: pathOf(request.url) }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error: unknown) => describeError(error),
    },
    ...(config.tracing === null ? {} : { mixin: () => ({ trace: activeTraceId() }) }),
    ...(stream ? { stream } : {}),
  };
}

/** Who called which operation, in which trace: ids alone, never a name or a phone. */
export const callOf = ({ currentUser, operationId, trace }: FastifyRequest) => ({
  operation: operationId ?? undefined,
  user: currentUser?.id,
  trace: trace?.span.spanContext().traceId,
});

/** Logs one line per request: request, response and duration. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { req: request, res: reply, ...callOf(request), ms: Math.round(reply.elapsedTime) },
      'request completed',
    );
  });
}
