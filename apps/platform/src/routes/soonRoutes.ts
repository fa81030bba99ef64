import { parse } from 'regexparam';
import type { SoonRoute } from './route.js';
import { comingSoon, pageRoutes } from './siteRoutes.js';

const tables = import.meta.glob<readonly SoonRoute[]>('../pages/*/soon.ts', {
  eager: true,
  import: 'soon',
});

const there = new Set(pageRoutes.map(({ path }) => path));

/** The tables of all domains. */
export const allSoonRoutes: readonly SoonRoute[] = Object.values(tables).flat();

/** Pages that are not offered yet: an existing page takes precedence. */
const soonRoutes = allSoonRoutes.filter(({ path }) => !there.has(path));

/** The announced page at a path. */
export const soonAt = (path: string): SoonRoute | undefined =>
  soonRoutes.find((route) => parse(route.path).pattern.test(path));

/** Whether a path leads to a page that is not offered yet. */
export const isSoon = (path: string): boolean =>
  comingSoon.some((route) => route.path === path) || soonAt(path) !== undefined;
