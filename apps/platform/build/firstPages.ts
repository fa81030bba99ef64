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
  /** What its scripts are known by; without it they are requested by the scripts of the site. */
  readonly module?: string;
  /** Visits begin there: its files are part of the first load. */
  readonly isLanding: boolean;
  /** Whether the server may draw it. */
  readonly drawn: boolean;
  /** What it is drawn as before its scripts, if the server does not draw it. */
  readonly skeleton: 'site' | 'bare';
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
  return pageRoutes
    .filter(({ path, drawn }) => drawn || Object.hasOwn(preloads, path))
    .map(({ path, title, layout, drawn = false }) => {
      const from = redirects.filter(({ redirect }) => redirect === path).map((one) => one.path);
      const { module, requests = [], pictures = [] } = preloads[path] ?? {};
      return {
        ...(module === undefined ? {} : { module }),
        isLanding: requests.length > 0,
        drawn,
        skeleton: layout === 'bare' ? layout : 'site',
        paths: [...from, path],
        asks: [...start, ...requests],
        pictures,
        title,
      };
    });
}
