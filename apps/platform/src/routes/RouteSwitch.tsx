import { useState } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { PageBoundary } from '../shell/PageBoundary.js';
import { firstPageRoutes, firstRedirects } from './firstRoutes.js';
import { moreRoutes } from './pageModules.js';
import { PageRouteView } from './PageRouteView.js';

function MoreSlot() {
  const [More] = useState(moreRoutes);
  return <More />;
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
        <PageBoundary>
          <MoreSlot />
        </PageBoundary>
      </Route>
    </Switch>
  );
}
