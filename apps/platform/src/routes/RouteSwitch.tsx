import { Suspense, useState, type ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { SiteLayout } from '../shell/SiteLayout.js';
import { PageBoundary } from '../shell/PageBoundary.js';
import { firstPageRoutes, firstRedirects } from './firstRoutes.js';
import { hasMore, moreRoutes } from './pageModules.js';
import { PageRouteView } from './PageRouteView.js';

/** The layout around a missing page: the table that names it is not loaded yet. */
const EmptyLayout = ({ children }: { readonly children?: ReactNode }) => (
  <SiteLayout header={undefined} wide={false}>
    {children}
  </SiteLayout>
);

function MoreSlot() {
  const [{ More, isThere }] = useState(() => ({ More: moreRoutes(), isThere: hasMore() }));
  if (isThere) return <More />;
  return (
    <Suspense fallback={<EmptyLayout />}>
      <More />
    </Suspense>
  );
}

/** Every address of the site. */
export function RouteSwitch() {
  return (
    <Switch>
      {firstRedirects.map(({ path, redirect }) => (
        <Route key={path} path={path}>
          <Redirect to={redirect} replace />
        </Route>
      ))}
      {firstPageRoutes.map((entry) => (
        <Route key={entry.path} path={entry.path}>
          <PageRouteView entry={entry} />
        </Route>
      ))}
      <Route>
        <PageBoundary frame={EmptyLayout}>
          <MoreSlot />
        </PageBoundary>
      </Route>
    </Switch>
  );
}
