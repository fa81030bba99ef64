import { parse } from 'regexparam';
import { Redirect, Route, Switch } from 'wouter';
import { withoutUnknownKey } from '../boot/withoutUnknownKey.js';
import { NothingChosenPage } from '../pages/site/NothingChosenPage.js';
import { PageBoundary } from '../shell/PageBoundary.js';
import { firstPageRoutes } from './firstRoutes.js';
import { PageRouteView } from './PageRouteView.js';
import type { PageRoute } from './route.js';
import { RouteFrame } from './RouteFrame.js';
import { comingSoonPages, pageRoutes, redirects } from './siteRoutes.js';
import { UnlistedPage } from './UnlistedPage.js';
import { usePath } from './useAddress.js';
import { useQuery } from './useQuery.js';
import { withQuery } from './withQuery.js';

const first = new Set(firstPageRoutes.map(({ path }) => path));
const entries = [...pageRoutes, ...comingSoonPages].filter(({ path }) => !first.has(path));

/** The page at a path outside the first load; undefined if there is none. */
export const moreRouteAt = (path: string): PageRoute | undefined =>
  entries.find((route) => parse(route.path).pattern.test(path));

export const moreRedirectOf = (path: string): string | undefined =>
  redirects.find((route) => route.path === path)?.redirect;

const isListed = (path: string) =>
  redirects.some((route) => route.path === path) ||
  pageRoutes.some((route) => parse(route.path).pattern.test(path));

function NotListed() {
  const path = usePath();
  const [query] = useQuery();
  // Of a region that has closed: the visit is for the default one already.
  const rest = withoutUnknownKey(path);
  if (rest !== undefined && isListed(rest))
    return <Redirect to={withQuery(rest, Object.fromEntries(query))} replace />;
  return (
    <PageBoundary>
      <UnlistedPage />
    </PageBoundary>
  );
}

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
