import { lazy, type ComponentType } from 'react';
import { parse } from 'regexparam';
import type { AroundNavHandler } from 'wouter';
import { firstPageRoutes, firstRedirects } from './firstRoutes.js';
import type * as MoreModule from './moreRoutes.js';
import type { PageRoute } from './route.js';
import { screenPage } from './screenPage.js';

const loaded = new Map<string, ComponentType>();
const waiting = new Map<string, ComponentType>();

// Loaded with the pages that need it; visitors never see the user centre.
const frameOf = async ({ layout }: PageRoute) =>
  layout === 'centre' ? (await import('../shell/centrePage.js')).centrePage : undefined;

async function load(route: PageRoute): Promise<{ default: ComponentType }> {
  const [module, Framed] = await Promise.all([route.load(), frameOf(route)]);
  const Page = 'Page' in module ? module.Page : screenPage(module);
  const Whole = Framed ? Framed(Page, route.centreEntry ?? route.path) : Page;
  loaded.set(route.path, Whole);
  return { default: Whole };
}

/** The page itself if its code has arrived, so that it can be drawn at once; a lazy one otherwise. */
export function pageOf(route: PageRoute): ComponentType {
  const ready = loaded.get(route.path) ?? waiting.get(route.path);
  if (ready) return ready;
  const later = lazy(() => load(route));
  waiting.set(route.path, later);
  return later;
}

type More = typeof MoreModule;

let more: More | undefined;
const loadMore = async (): Promise<More> => (more = await import('./moreRoutes.js'));
const LaterMore = lazy(async () => ({ default: (await loadMore()).MoreRoutes }));

/** All pages that are not part of the first load. */
export const moreRoutes = (): ComponentType => more?.MoreRoutes ?? LaterMore;

const firstRouteAt = (path: string) =>
  firstPageRoutes.find((route) => parse(route.path).pattern.test(path));

const quietly = (code: Promise<unknown>): Promise<void> =>
  // A failure shows when the page is drawn, with a way to try again.
  code.then(
    () => undefined,
    () => undefined,
  );

function preloadMore({ moreRedirectOf, moreRouteAt }: More, path: string) {
  const target = moreRedirectOf(path) ?? path;
  const route = firstRouteAt(target) ?? moreRouteAt(target);
  return route && !loaded.has(route.path) ? load(route) : undefined;
}

/** Fetches the code of the page at an address; undefined when nothing has to be fetched. */
export function preloadPage(address: string): Promise<void> | undefined {
  const path = address.split(/[?#]/, 1)[0] ?? '/';
  const target = firstRedirects.find((one) => one.path === path)?.redirect ?? path;
  const route = firstRouteAt(target);
  if (route) return loaded.has(route.path) ? undefined : quietly(load(route));
  if (!more) return quietly(loadMore().then((all) => preloadMore(all, target)));
  const code = preloadMore(more, target);
  return code && quietly(code);
}

let latest = 0;

/** Navigates once the code of the next page has arrived: the present page stays until then. */
export const whenLoaded: AroundNavHandler = (navigate, to, options) => {
  const turn = ++latest;
  const code = preloadPage(to);
  if (!code) return navigate(to, options);
  // After two quick clicks the last one counts.
  void code.then(() => turn === latest && navigate(to, options));
};
