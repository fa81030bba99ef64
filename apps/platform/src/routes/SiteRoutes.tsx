import { Suspense, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router';
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
    // Outside the pages: the one that is shown stays until the code of the next is there.
    <Suspense fallback={null}>
      <Routes>
        {redirects.map(([from, to]) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        {entries.map((entry) => (
          <Route
            key={entry.path}
            path={entry.path}
            element={
              <PageBoundary key={entry.path}>
                <RouteFrame entry={entry}>
                  <PageSlot entry={entry} />
                </RouteFrame>
              </PageBoundary>
            }
          />
        ))}
      </Routes>
    </Suspense>
  );
}
