import type { PreloadRequest } from '../src/routes/route.js';
import type { SiteTable } from './siteTable.js';

/** The routes that are not part of the first load. */
const tableOfOthers = 'routes/moreRoutes';

/** What the start of the site requests on every page (src/boot/boot.ts). */
const start: readonly PreloadRequest[] = [
  { operation: 'getUserInfo' },
  { operation: 'getCurrentArea' },
  { operation: 'listHomePageAreas' },
  { operation: 'getAreaConfig', inputOf: 'getCurrentArea' },
];

/** A page that the server sends with its responses. */
export interface FirstPage {
  /** What its scripts are known by; others are requested by the scripts of the site. */
  readonly modules: readonly string[];
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
 * The pages where many visits begin, with the addresses that lead to them; e2e/specs/drawnPages.spec.ts finds a
 * request that is missing.
 */
export function firstPages(site: SiteTable): FirstPage[] {
  const { firstPageRoutes, pageRoutes, preloads, redirects } = site;
  const first = new Set(firstPageRoutes.map(({ path }) => path));
  return pageRoutes
    .filter(({ path, drawn }) => drawn || Object.hasOwn(preloads, path))
    .map(({ path, title, layout, drawn = false }) => {
      const from = redirects.filter(({ redirect }) => redirect === path).map((one) => one.path);
      const { module, requests = [], pictures = [] } = preloads[path] ?? {};
      return {
        modules: [
          ...(module === undefined ? [] : [module]),
          ...(first.has(path) ? [] : [tableOfOthers]),
        ],
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
