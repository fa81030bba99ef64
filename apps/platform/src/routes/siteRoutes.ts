import type { ComingSoonRoute, PageRoute, RedirectRoute, Route } from './route.js';

const tables = import.meta.glob<readonly Route[]>('../pages/*/routes.ts', {
  eager: true,
  import: 'routes',
});

/** Every address of the site, collected from the tables of the domains. */
const all: readonly Route[] = Object.values(tables).flat();

/** Available pages: the source of router, guard, titles, preloading and the tests that open every page. */
export const pageRoutes = all.filter((route): route is PageRoute => 'load' in route);

const there = new Set(pageRoutes.map(({ path }) => path));

/** Header entries that are not offered yet; further addresses without a page are in soonRoutes.ts. */
export const comingSoon = all.filter(
  (route): route is ComingSoonRoute => 'comingSoon' in route && !there.has(route.path),
);

/** The placeholder page, highlighted in the header like the future one. */
export const comingSoonPages = comingSoon.map(({ path, title, nav }): PageRoute => ({
  path,
  title,
  ...(nav ? { header: path } : {}),
  load: async () => {
    const { comingSoonEntry } = await import('../pages/site/comingSoonEntry.js');
    return { Page: comingSoonEntry(title) };
  },
}));

export const redirects = all.filter((route): route is RedirectRoute => 'redirect' in route);

/** Entries of the header, in order. */
export const navigation = [...pageRoutes, ...comingSoon]
  .flatMap(({ path, nav }) => (nav ? [{ path, ...nav }] : []))
  .sort((one, other) => one.place - other.place);

/** Entries of the staff desk, in order; those a role may not enter are dropped on rendering. */
export const deskEntries = pageRoutes
  .flatMap(({ path, permission, desk }) => (desk ? [{ path, permission, ...desk }] : []))
  .sort((one, other) => one.place - other.place);

/** Entries of the user centre, in order. */
export const centreEntries = pageRoutes
  .flatMap(({ path, centre }) => (centre ? [{ path, ...centre }] : []))
  .sort((one, other) => one.place - other.place);
