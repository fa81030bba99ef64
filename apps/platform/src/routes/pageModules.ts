import { loadCode } from '@huiqi/components/ui';
import { lazy, type ComponentType } from 'react';
import { parse } from 'regexparam';
import type { AroundNavHandler } from 'wouter';
import { firstPageRoutes, firstRedirects } from './firstRoutes.js';
import type * as MoreModule from './moreRoutes.js';
import { isLoaded, loadPage } from './pageCode.js';

type More = typeof MoreModule;

let more: More | undefined;
const loadMore = async (): Promise<More> =>
  (more = await loadCode(() => import('./moreRoutes.js')));

let later: ComponentType | undefined;
const laterMore = (): ComponentType =>
  (later ??= lazy(() =>
    loadMore()
      .then(({ MoreRoutes }) => ({ default: MoreRoutes }))
      .finally(() => {
        // A failed one would stay failed.
        later = undefined;
      }),
  ));

/** All pages that are not part of the first load. */
export const moreRoutes = (): ComponentType => more?.MoreRoutes ?? laterMore();

/** Whether their table is loaded. */
export const hasMore = (): boolean => more !== undefined;

const firstRouteAt = (path: string) =>
  firstPageRoutes.find((route) => parse(route.path).pattern.test(path));

/** The target of a redirect, as far as the tables are loaded: those of the first load, then those of the page. */
export const redirectOf = (path: string): string | undefined =>
  firstRedirects.find((one) => one.path === path)?.redirect ?? more?.moreRedirectOf(path);

const quietly = (code: Promise<unknown>): Promise<void> =>
  // A failure is reported when the page renders, with a retry.
  code.then(
    () => undefined,
    () => undefined,
  );

function preloadMore({ moreRedirectOf, moreRouteAt }: More, path: string) {
  const target = moreRedirectOf(path) ?? path;
  const route = firstRouteAt(target) ?? moreRouteAt(target);
  return route && !isLoaded(route) ? loadPage(route) : undefined;
}

/** Fetches the code of the page at an address; undefined when nothing has to be fetched. */
export function preloadPage(address: string): Promise<void> | undefined {
  const path = address.split(/[?#]/, 1)[0] ?? '/';
  const target = redirectOf(path) ?? path;
  const route = firstRouteAt(target);
  if (route) return isLoaded(route) ? undefined : quietly(loadPage(route));
  if (!more) return quietly(loadMore().then((all) => preloadMore(all, target)));
  const code = preloadMore(more, target);
  return code && quietly(code);
}

let latest = 0;

const stay = () => {
  latest += 1;
};

/** Navigates once the code of the next page is loaded: the current page stays until then. */
export const whenLoaded: AroundNavHandler = (navigate, to, options) => {
  const turn = ++latest;
  const code = preloadPage(to);
  if (!code) return navigate(to, options);
  // After two quick clicks the last one counts, and one who goes back meanwhile stays there.
  addEventListener('popstate', stay, { once: true });
  void code.then(() => turn === latest && navigate(to, options));
};
