export { matchRoute } from './matchRoute.js';
export { listPath, partnerPaths } from './paths.js';
export { pageSize, routeTable } from './routeTable.js';
export type { EmbedRoute, PartnerPaths, RouteMatch, Screen } from './types.js';
