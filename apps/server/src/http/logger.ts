import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.js';
import { activeTraceId } from '../telemetry/tracer.js';
import { describeError } from './describeError.js';
import { loggedRequestId } from './loggedRequestId.js';

/** Receives log lines instead of the standard output. */
export interface LogStream {
  write(line: string): void;
}

/** Log lines contain ids and the address as it is routed: what stands in a path may be anybody's id, or typed. */
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
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error: unknown) => describeError(error),
    },
    ...(config.tracing === null ? {} : { mixin: () => ({ trace: activeTraceId() }) }),
    ...(stream ? { stream } : {}),
  };
}

/** The logger of a request, by the id that logs know it by. */
export const childLoggerFactory: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  { reqId, ...bindings },
  options,
) => logger.child({ ...bindings, reqId: loggedRequestId(String(reqId)) }, options);

/** Who called which operation, in which trace: ids alone, never a name or a phone. */
export const callOf = ({ currentUser, operationId, trace }: FastifyRequest) => ({
  operation: operationId ?? undefined,
  user: currentUser?.id,
  trace: trace?.span.spanContext().traceId,
});

/** Logs one line per request: request, response and duration. What was refused for overload is counted instead (countRefusals.ts). */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.isShed) return;
    request.log.info(
      { req: request, res: reply, ...callOf(request), ms: Math.round(reply.elapsedTime) },
      'request completed',
    );
  });
}
