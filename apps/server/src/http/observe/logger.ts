import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../../config/config.js';
import { activeTraceId } from '../../telemetry/tracer.js';
import { describeError } from './describeError.js';
import { LazyLogger } from './LazyLogger.js';
import { loggedRequestId } from './loggedRequestId.js';

/** Receives log lines instead of the standard output. */
export interface LogStream {
  write(line: string): void;
}

/** Log lines contain ids and the route pattern: a path itself may contain ids or user input. */
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

/** The logger of a request, with the request id used in logs. */
export const childLoggerFactory: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  { reqId, ...bindings },
  options,
) =>
  new LazyLogger(() => {
    const own = { ...bindings, reqId: loggedRequestId(String(reqId)) };
    // Without options, creating a child is several times faster.
    return Object.keys(options).length === 0 ? logger.child(own) : logger.child(own, options);
  });
