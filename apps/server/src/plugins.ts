import type { FastifyPluginCallback } from 'fastify';
import { callers } from './http/access/callers.js';
import { crossOrigin } from './http/access/crossOrigin.js';
import { refuseForeignHosts } from './http/access/refuseForeignHosts.js';
import { refuseUnclearHosts } from './http/access/refuseUnclearHosts.js';
import type { PluginOptions } from './http/context.js';
import { refuseExpectations } from './http/errors/brokenRequests.js';
import { errors } from './http/errors/errors.js';
import { failurePage } from './http/errors/failurePage.js';
import { unlistedMethods } from './http/errors/unlistedMethods.js';
import { cookies } from './http/headers/cookies.js';
import { securityHeaders } from './http/headers/securityHeaders.js';
import { closeWhenStopping } from './http/load/closeWhenStopping.js';
import { endHalfBodies } from './http/load/endHalfBodies.js';
import { shedLoad } from './http/load/shedLoad.js';
import { logRequests } from './http/observe/logRequests.js';
import { measureRequests } from './http/observe/measureRequests.js';
import { serverMetrics } from './http/observe/serverMetrics.js';
import { traceRequests } from './http/observe/traceRequests.js';
import { health } from './http/serve/health.js';
import { jsonBody } from './http/serve/jsonBody.js';
import { metricsRoute } from './http/serve/metricsRoute.js';
import { operations } from './http/serve/operations.js';
import { pageFailures } from './http/serve/pageFailures.js';
import { statics } from './http/serve/statics.js';
import { validation } from './http/serve/validation.js';
import { handleJobs } from './modules/handleJobs.js';
import { sandboxHandover } from './modules/session/sandboxHandover.js';
import { sessionMetrics } from './modules/session/sessionMetrics.js';
import { reference } from './reference/reference.js';
import { faultRoutes } from './sandbox/faultRoutes.js';
import { sandboxRoutes } from './sandbox/sandboxRoutes.js';
import { searchFiles } from './seo/searchFiles.js';
import { emptyNotice } from './setup/emptyNotice.js';
import { sitePages } from './site/registerPages.js';
import { firstScreen } from './widget/registerFirstScreen.js';

export type Plugin = FastifyPluginCallback<PluginOptions>;

/**
 * What the application is made of. A plugin names in its `dependencies` those that have to come before it, because their
 * hooks run first, because they see the routes that are added after them, or because it uses what they add; otherwise the
 * order is free (plugins.test.ts).
 */
export const plugins: readonly Plugin[] = [
  // observe
  traceRequests,
  measureRequests,
  logRequests,
  // errors
  refuseExpectations,
  errors,
  failurePage,
  // headers, access and load: what looks at every request, before its route is known to exist
  endHalfBodies,
  securityHeaders,
  refuseUnclearHosts,
  refuseForeignHosts,
  crossOrigin,
  unlistedMethods,
  cookies,
  callers,
  shedLoad,
  closeWhenStopping,
  // serve
  validation,
  jsonBody,
  health,
  metricsRoute,
  pageFailures,
  operations,
  statics,
  // domains
  handleJobs,
  sessionMetrics,
  // what stands on them
  emptyNotice,
  reference,
  searchFiles,
  sitePages,
  firstScreen,
  serverMetrics,
  // the sandbox
  faultRoutes,
  sandboxRoutes,
  sandboxHandover,
];
