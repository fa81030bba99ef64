export { featureNames, type FeatureName } from './featureNames.js';
export { matchRoute } from './matchRoute.js';
export { listPath, partnerPaths } from './paths.js';
export { routeTable } from './routeTable.js';
export type { EmbedRoute, PartnerPaths, RouteMatch, RouteSet, Screen } from './types.js';
