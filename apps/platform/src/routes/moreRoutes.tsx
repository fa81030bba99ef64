import { parse } from 'regexparam';
import { Redirect, Route, Switch } from 'wouter';
import { NothingChosenPage } from '../pages/site/NothingChosenPage.js';
import { PageBoundary } from '../shell/PageBoundary.js';
import { firstPageRoutes } from './firstRoutes.js';
import { PageRouteView } from './PageRouteView.js';
import type { PageRoute } from './route.js';
import { RouteFrame } from './RouteFrame.js';
import { comingSoonPages, pageRoutes, redirects } from './siteRoutes.js';
import { UnlistedPage } from './UnlistedPage.js';
import { useQuery } from './useQuery.js';

const first = new Set(firstPageRoutes.map(({ path }) => path));
const entries = [...pageRoutes, ...comingSoonPages].filter(({ path }) => !first.has(path));

/** The page at a path outside the first load; undefined if there is none. */
export const moreRouteAt = (path: string): PageRoute | undefined =>
  entries.find((route) => parse(route.path).pattern.test(path));

export const moreRedirectOf = (path: string): string | undefined =>
  redirects.find((route) => route.path === path)?.redirect;

const NotListed = () => (
  <PageBoundary>
    <UnlistedPage />
  </PageBoundary>
);

function Listed({ entry }: { readonly entry: PageRoute }) {
  const [query] = useQuery();
  const { needs } = entry;
  if (!needs?.query.some((name) => !query.get(name))) return <PageRouteView entry={entry} />;
  return (
    <PageBoundary>
      <RouteFrame entry={entry}>
        <NothingChosenPage title={entry.title} needs={needs} />
      </RouteFrame>
    </PageBoundary>
  );
}

/** Every address beyond the first load. */
export function MoreRoutes() {
  return (
    <Switch>
      {redirects.map(({ path, redirect }) => (
        <Route key={path} path={path}>
          <Redirect to={redirect} replace />
        </Route>
      ))}
      {entries.map((entry) => (
        <Route key={entry.path} path={entry.path}>
          <Listed entry={entry} />
        </Route>
      ))}
      <Route>
        <NotListed />
      </Route>
    </Switch>
  );
}
