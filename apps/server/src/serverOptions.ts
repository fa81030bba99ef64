import type { Server } from 'node:http';
import { LogController, type FastifyHttpOptions } from 'fastify';
import type { Config } from './config/config.js';
import { brokenRequests } from './http/errors/brokenRequests.js';
import { requestIdOf } from './http/headers/requestIds.js';
import type { ReadTimes } from './http/load/endHalfBodies.js';
import { childLoggerFactory, loggerOptions, type LogStream } from './http/observe/logger.js';

const megabyte = 1_048_576;

/** What the server is made with: limits and times of connections, ids of requests, the log, broken requests. */
export const serverOptions = (
  config: Config,
  readTimes: ReadTimes,
  logStream?: LogStream,
): FastifyHttpOptions<Server> => ({
  logger: loggerOptions(config, logStream),
  // Logs one line per request, when its response is sent (logRequests).
  logController: new LogController({ disableRequestLogging: true }),
  bodyLimit: megabyte / 4,
  // Ten megabytes over a connection of one megabit per second.
  requestTimeout: 120_000,
  http: { connectionsCheckingInterval: readTimes.checkMs, headersTimeout: readTimes.headersMs },
  keepAliveTimeout: 10_000,
  // A stop waits for responses in progress, not for clients that keep a connection open.
  forceCloseConnections: 'idle',
  // No proxy by default, so that a forwarded address cannot change who is counted.
  trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
  genReqId: requestIdOf,
  routerOptions: { ignoreTrailingSlash: true },
  childLoggerFactory,
  ...brokenRequests(config),
});
