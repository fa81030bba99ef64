import { matchRoute } from './matchRoute.js';
import { partnerPaths } from './paths.js';
import type { RouteSet } from './types.js';

/** The insurer-style routes alone: what a widget shows unless another feature is asked for. */
export const insurerRoutes: RouteSet = { paths: partnerPaths, find: (to) => matchRoute(to) };
