import type { FeatureName } from '../featureNames.js';
import { matchRoute } from '../matchRoute.js';
import { listPath } from '../paths.js';
import { routeTable } from '../routeTable.js';
import type { EmbedRoute, RouteSet } from '../types.js';
import { moreRoutes } from './moreRoutes.js';
import { widgetPaths } from './widgetPaths.js';

const calculators = ['/globalCalculator', '/productCalculator', '/quotacal', '/quotacalNotLog'];
const orders = ['/drawDown', '/creditReport'];

/** Routes of each feature besides the insurer-style ones. */
const beside: Readonly<Record<FeatureName, readonly string[]>> = {
  'loan-market': [],
  product: [],
  apply: [],
  companies: [],
  orders,
  report: orders,
  notices: ['/msgCenter', ...orders],
  calculator: calculators,
};

/** Features about one product, without the list and everyone else's products. */
const ofOneProduct: ReadonlySet<FeatureName> = new Set(['product', 'apply']);

/** Links that a screen omits if their page is not part of the feature. */
const optional = {
  drawDown: '/drawDown',
  report: '/creditReport',
  plan: '/productCalculator',
  loanLimit: '/quotacal',
} as const;

function pathsAmong(routes: readonly EmbedRoute[], productId: string | undefined): object {
  const there = new Set(routes.map(({ path }) => path));
  const left = Object.entries(optional).filter(([, path]) => !there.has(path));
  const without = Object.fromEntries(left.map(([name]) => [name, undefined]));
  if (there.has(listPath)) return { ...widgetPaths, ...without };
  const only = widgetPaths.product({ id: productId ?? '' });
  // Links to the list lead to the single product instead.
  return { ...widgetPaths, ...without, products: () => only };
}

const setOf = (routes: readonly EmbedRoute[], paths: object): RouteSet => ({
  paths,
  find: (to) => matchRoute(to, routes),
});

/** The product that an address is about. */
export function productOf(to: string): string | undefined {
  const match = matchRoute(to);
  return match?.params['productId'] ?? match?.query.get('productId') ?? undefined;
}

/** The routes of a feature with their start; without a feature, all routes. */
export function routesOf(feature: FeatureName | null, start: string): RouteSet {
  if (feature === null) return setOf([...routeTable, ...moreRoutes], widgetPaths);
  const names = new Set(beside[feature]);
  const isOne = ofOneProduct.has(feature);
  const routes = [
    ...routeTable.filter(({ path }) => !(isOne && path === listPath)),
    ...moreRoutes.filter(({ path }) => names.has(path)),
  ];
  return setOf(routes, pathsAmong(routes, productOf(start)));
}
