import { Suspense, useState } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { PageBoundary } from '../shell/PageBoundary.js';
import { pageOf } from './pageModules.js';
import type { ComingSoonRoute, PageRoute } from './route.js';
import { RouteFrame } from './RouteFrame.js';
import { comingSoon, pageRoutes, redirects } from './siteRoutes.js';

const soon = ({ path, title, nav }: ComingSoonRoute): PageRoute => ({
  path,
  title,
  ...(nav ? { header: path } : {}),
  load: () => import('../pages/site/ComingSoonPage.js'),
});

const notFound: PageRoute = {
  path: '*',
  title: '页面不存在',
  load: () => import('../pages/site/NotFoundPage.js'),
};

const entries = [...pageRoutes, ...comingSoon.map(soon), notFound];

function PageSlot({ entry }: { readonly entry: PageRoute }) {
  // Kept in state, so that a page is not remounted when its lazy placeholder is replaced by the page itself.
  const [Page] = useState(() => pageOf(entry));
  return <Page />;
}

/** Every address of the site. */
export function SiteRoutes() {
  return (
    <Suspense fallback={null}>
      <Switch>
        {redirects.map(({ path, redirect }) => (
          <Route key={path} path={path}>
            <Redirect to={redirect} replace />
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
