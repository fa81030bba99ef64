import { routes as home } from '../pages/home/routes.js';
import { marketRoutes } from '../pages/products/marketRoutes.js';
import type { PageRoute, RedirectRoute, Route } from './route.js';

/** Routes of the domains where visits begin: part of the first load. The others come with moreRoutes.tsx. */
const first: readonly Route[] = [...home, ...marketRoutes];

export const firstPageRoutes = first.filter((route): route is PageRoute => 'load' in route);

export const firstRedirects = first.filter((route): route is RedirectRoute => 'redirect' in route);
