import { Navigate, type RouteObject } from 'react-router';
import { PageError } from '../shell/PageError.js';
import { RouteFrame } from './RouteFrame.js';
import { comingSoon, redirects, routeTable, type RouteEntry } from './routeTable.js';

const soon = ([path, title]: readonly [string, string]): RouteEntry => ({
  path,
  title,
  layout: 'site',
  header: path,
  load: () => import('../pages/ComingSoonPage.js'),
});

const notFound: RouteEntry = {
  path: '*',
  title: '页面不存在',
  layout: 'site',
  load: () => import('../pages/NotFoundPage.js'),
};

const toRoute = (entry: RouteEntry): RouteObject => ({
  path: entry.path,
  errorElement: <PageError />,
  HydrateFallback: () => null,
  lazy: async () => {
    const { Page } = await entry.load();
    return {
      element: (
        <RouteFrame entry={entry}>
          <Page />
        </RouteFrame>
      ),
    };
  },
});

/** The router's routes, made of the one table. */
export function createRoutes(): RouteObject[] {
  return [
    ...redirects.map(([from, to]): RouteObject => ({
      path: from,
      element: <Navigate to={to} replace />,
    })),
    ...routeTable.map(toRoute),
    ...comingSoon.map(soon).map(toRoute),
    toRoute(notFound),
  ];
}
