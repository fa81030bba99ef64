export { matchRoute } from './matchRoute.js';
export { applyPath, detailPath, failPath, listPath, successPath } from './paths.js';
export { routeTable } from './routeTable.js';
export type { EmbedRoute, RouteMatch, Screen, ScreenProps } from './types.js';
