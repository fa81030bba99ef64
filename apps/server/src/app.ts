import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { poolMetrics } from './db/poolMetrics.js';
import { traceStatements } from './db/traceStatements.js';
import { brokenRequests, refuseExpectations } from './http/errors/brokenRequests.js';
import type { Handlers, Services } from './http/context.js';
import { defaultReadTimes, endHalfBodies, type ReadTimes } from './http/load/endHalfBodies.js';
import { registerErrors } from './http/errors/errors.js';
import { registerHealth } from './http/serve/health.js';
import { registerJsonBody } from './http/serve/jsonBody.js';
import {
  childLoggerFactory,
  loggerOptions,
  logRequests,
  type LogStream,
} from './http/observe/logger.js';
import { jobMetrics } from './jobs/jobMetrics.js';
import { measureRequests } from './http/observe/measureRequests.js';
import { registerMetrics } from './http/serve/registerMetrics.js';
import { registerPartners } from './http/access/registerPartners.js';
import { registerOperations } from './http/serve/registerOperations.js';
import { registerPageFailures } from './http/serve/registerPageFailures.js';
import { registerSecurityHeaders } from './http/headers/securityHeaders.js';
import { registerFailurePage } from './http/errors/failurePage.js';
import { registerStatics } from './http/serve/statics.js';
import { registerUnlistedMethods } from './http/errors/unlistedMethods.js';
import { refuseForeignHosts } from './http/access/refuseForeignHosts.js';
import { refuseUnclearHosts } from './http/access/refuseUnclearHosts.js';
import { traceRequests } from './http/observe/traceRequests.js';
import { registerValidation } from './http/serve/validation.js';
import { serverMetrics } from './http/observe/serverMetrics.js';
import { shedLoad } from './http/load/shedLoad.js';
import { JobRunner } from './jobs/JobRunner.js';
import { configuredDelivery } from './messages/delivery.js';
import { handleJobs } from './modules/handleJobs.js';
import { handlers as allHandlers } from './modules/handlers.js';
import { configuredRegistry } from './configuredRegistry.js';
import { registerSandboxHandover } from './modules/session/sandboxHandover.js';
import { createPartnerStore } from './modules/partners/partnerStore.js';
import { sessionMetrics } from './modules/session/sessionMetrics.js';
import { sessionStore } from './modules/session/sessionStore.js';
import type { CompanyRegistry } from './registry/CompanyRegistry.js';
import { registerReference } from './reference/registerReference.js';
import { openStorage } from './storage/openStorage.js';
import { emptySentence, registerEmptyNotice } from './setup/registerEmptyNotice.js';
import { registerSandbox } from './sandbox/registerSandbox.js';
import { registerSearchFiles } from './seo/registerSearchFiles.js';
import { registerFirstPages } from './site/registerFirstPages.js';
import { registerFirstScreen } from './widget/registerFirstScreen.js';
import type { Metrics } from './telemetry/Metrics.js';
import { scrub } from './text/scrub.js';

const megabyte = 1_048_576;
const requestIdForm = /^web-[A-Za-z0-9-]{6,64}$/;

export interface AppOptions extends Omit<
  Services,
  'jobs' | 'messages' | 'partners' | 'registry' | 'sessions' | 'storage'
> {
  /** Defaults to the register of the settings. */
  readonly registry?: CompanyRegistry;
  readonly isStopping?: () => boolean;
  readonly handlers?: Handlers;
  /** Responds 503 while the event loop lags; for a server that listens, where boot is long over. */
  readonly shedsLoad?: boolean;
  readonly logStream?: LogStream;
  /** How long clients may take to send what they began to. */
  readonly readTimes?: ReadTimes;
  /** Where requests, connections and sessions are counted. Defaults to nowhere. */
  readonly metrics?: Metrics | null;
}

// Identifies a request in logs and responses and is no secret: random bytes each time would cost more than the call.
const processId = randomBytes(9).toString('hex');
let requestCount = 0;
const newRequestId = () => {
  requestCount += 1;
  return `srv-${processId}-${requestCount.toString(36)}`;
};

function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && requestIdForm.test(given) ? given : newRequestId();
}

/** Builds the whole application on an open database; it does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db } = options;
  const isStopping = options.isStopping ?? (() => false);
  const readTimes = options.readTimes ?? defaultReadTimes;
  const settings: FastifyHttpOptions<Server> = {
    logger: loggerOptions(config, options.logStream),
    // One line per request, when its response is sent (logRequests).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: megabyte / 4,
    // Ten megabytes over a line of one megabit a second.
    requestTimeout: 120_000,
    http: { connectionsCheckingInterval: readTimes.checkMs, headersTimeout: readTimes.headersMs },
    keepAliveTimeout: 10_000,
    // A stop waits for responses under way, not for clients that keep a connection open.
    forceCloseConnections: 'idle',
    // By default behind no proxy: a forwarded address cannot change who is counted.
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    genReqId: requestIdOf,
    routerOptions: { ignoreTrailingSlash: true },
    childLoggerFactory,
    ...brokenRequests(config, newRequestId),
  };
  const app: FastifyInstance = fastify(settings);
  refuseExpectations(app, config, newRequestId);
  const delivery = configuredDelivery(config, app.log, options.now);
  const jobs = new JobRunner({ db, log: app.log });
  app.decorate('jobs', jobs);
  app.addHook('onClose', () => jobs.stop());
  const registry =
    options.registry ??
    configuredRegistry(config, (reason) =>
      app.log.warn({ reason: scrub(reason) }, 'the register of companies failed'),
    );
  const services: Services = {
    ...options,
    jobs,
    registry,
    storage: openStorage(config),
    messages: delivery,
    sessions: sessionStore,
    partners: createPartnerStore(db, config),
  };
  handleJobs(services, delivery);
  registerValidation(app);
  registerJsonBody(app);
  logRequests(app);
  endHalfBodies(app, readTimes);
  registerErrors(app);
  registerFailurePage(app, config);
  app.decorateRequest('trace', null);
  if (config.tracing !== null) {
    traceRequests(app);
    traceStatements(db.$client);
  }
  const metrics = options.metrics ?? null;
  if (metrics !== null) {
    measureRequests(app, metrics);
    const stored = [sessionMetrics(db, options.now), ...jobMetrics(db)];
    for (const source of [...poolMetrics(db), ...serverMetrics(app), ...stored])
      metrics.add(source);
  }
  registerSecurityHeaders(app, services);
  refuseUnclearHosts(app);
  if (config.sandbox) refuseForeignHosts(app);
  await registerPartners(app, services);
  registerUnlistedMethods(app);
  await app.register(cookie);
  if (options.shedsLoad) shedLoad(app, config.load.maxLagMs);
  // A connection kept open would delay the stop until it times out.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping()) reply.header('Connection', 'close');
    done();
  });
  const isEmpty = config.sandbox ? async () => false : registerEmptyNotice(app, db);
  const readNotice = async () => ((await isEmpty()) ? emptySentence : null);
  registerMetrics(app, metrics, config.metrics);
  registerHealth(app, { db, isStopping, readNotice });
  registerPageFailures(app, options.now);
  registerSandboxHandover(app, services);
  registerReference(app);
  if (config.sandbox) registerSandbox(app, services, delivery);
  await registerOperations(app, options.handlers ?? allHandlers, services);
  registerSearchFiles(app, services);
  registerFirstPages(app, services);
  registerFirstScreen(app, services);
  await registerStatics(app, config);
  return app;
}
