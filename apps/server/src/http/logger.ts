import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.js';

/** Log lines hold the request id and the path without its query; never a cookie, token, password or phone. */
export function loggerOptions(config: Config): NonNullable<FastifyServerOptions['logger']> {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.phone',
        '*.telPhone',
        '*.legalIdNo',
        '*.legalId',
        'err.query',
        'err.params',
      ],
      censor: '[redacted]',
    },
    serializers: {
      req: (request) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
  };
}

/** One line a request: what was asked, how it was answered, how long it took. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}
