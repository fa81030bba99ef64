import { Suspense, useState } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { PageBoundary } from '../shell/PageBoundary.js';
import { pageOf } from './pageModules.js';
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

const entries = [...routeTable, ...comingSoon.map(soon), notFound];

function PageSlot({ entry }: { readonly entry: RouteEntry }) {
  // Held, so that a page is not mounted anew when its lazy stand-in has become the page itself.
  const [Page] = useState(() => pageOf(entry));
  return <Page />;
}

/** Every address of the site, made of the one table. */
export function SiteRoutes() {
  return (
    <Suspense fallback={null}>
      <Switch>
        {redirects.map(([from, to]) => (
          <Route key={from} path={from}>
            <Redirect to={to} replace />
          </Route>
        ))}
        {entries.map((entry) => (
          <Route key={entry.path} path={entry.path}>
            <PageBoundary key={entry.path}>
              <RouteFrame entry={entry}>
                <PageSlot entry={entry} />
              </RouteFrame>
            </PageBoundary>
          </Route>
        ))}
      </Switch>
    </Suspense>
  );
}
