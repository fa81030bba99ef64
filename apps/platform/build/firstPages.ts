import type { PreloadRequest } from '../src/routes/route.js';
import type { SiteTable } from './siteTable.js';

/** What the start of the site requests on every page (src/boot/boot.ts). */
const start: readonly PreloadRequest[] = [
  { operation: 'getUserInfo' },
  { operation: 'getCurrentArea' },
  { operation: 'listHomePageAreas' },
  { operation: 'getAreaConfig', inputOf: 'getCurrentArea' },
];

/** A page that the server sends with its responses. */
export interface FirstPage {
  readonly module: string;
  readonly paths: readonly string[];
  readonly asks: readonly PreloadRequest[];
  readonly pictures: readonly string[];
  /** Title of the page before its scripts. */
  readonly title: string;
}

/**
 * The pages where many visits begin, with the addresses that lead to them; e2e/specs/firstLoad.spec.ts finds a
 * request that is missing.
 */
export function firstPages({ pageRoutes, preloads, redirects }: SiteTable): FirstPage[] {
  return Object.entries(preloads).map(([path, { module, requests, pictures }]) => {
    const from = redirects.filter(({ redirect }) => redirect === path).map((one) => one.path);
    const title = pageRoutes.find((route) => route.path === path)?.title ?? '';
    return { module, paths: [...from, path], asks: [...start, ...requests], pictures, title };
  });
}
