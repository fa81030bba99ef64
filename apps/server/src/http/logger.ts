import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.js';
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
    ...(stream ? { stream } : {}),
  };
}

/** Logs one line per request: request, response and duration. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { req: request, res: reply, ms: Math.round(reply.elapsedTime) },
      'request completed',
    );
  });
}
