import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { SiteManifest } from '@huiqi/draw';
import type { LinkFault, ManagedKind } from '@huiqi/sdk';
import type { Queryable } from '../../../db/database.js';
import { findPicture } from '../pictureRepository.js';
import { isShown } from './linkRepository.js';

/** Pages of one thing each, by the part of their address before its id. */
const thingPages: Readonly<Record<string, ManagedKind>> = {
  '/productDetail/': 'PRODUCT',
  '/announcement/': 'ANNOUNCEMENT',
  '/news/': 'NEWS',
  '/policyDetail/': 'POLICY',
  '/serviceProductDetail/': 'SERVICE',
  '/serviceOrganizationDetail/': 'ORGANISATION',
};

const picturePath = /\/user\/picture\/([0-9a-f-]{36})$/;

/** What is known of this platform: its pages and files, if its site is built here. */
export interface OwnSite {
  readonly isPage: (path: string) => boolean;
  readonly isFile: (path: string) => boolean;
}

/** Reads the pages and files of the built site; null in development, where nothing is said of them. */
export function readOwnSite(staticRoot: string): OwnSite | null {
  const file = join(staticRoot, 'apps/platform/build/dist/site.json');
  if (!existsSync(file)) return null;
  const { pages } = JSON.parse(readFileSync(file, 'utf8')) as SiteManifest;
  const folder = join(staticRoot, 'apps/platform/dist');
  const patterns = pages
    .flatMap(({ paths }) => paths)
    .map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  return {
    isPage: (path) => path === '/' || patterns.some((pattern) => pattern.test(path)),
    isFile: (path) => {
      const found = normalize(join(folder, path));
      return found.startsWith(folder) && existsSync(found) && statSync(found).isFile();
    },
  };
}

/** What is wrong with a path of this platform; null where there is nothing, or where it is not known. */
export async function askHere(
  db: Queryable,
  path: string,
  { site, areaKeys }: { readonly site: OwnSite | null; readonly areaKeys: ReadonlySet<string> },
): Promise<LinkFault | null> {
  const base = 'http://site';
  // A backslash counts as a slash, and what follows as a host.
  if (!URL.canParse(path, base)) return 'NO_PAGE';
  const { pathname } = new URL(path, base);
  const picture = picturePath.exec(pathname)?.[1];
  if (picture !== undefined) return (await findPicture(db, picture)) ? null : 'NO_FILE';
  if (pathname.startsWith('/api/')) return null;
  if (pathname.startsWith('/assets/'))
    return site === null || site.isFile(pathname) ? null : 'NO_FILE';
  const [, first = '', ...rest] = pathname.split('/');
  const own = areaKeys.has(first) ? `/${rest.join('/')}` : pathname;
  const prefix = Object.keys(thingPages).find((one) => own.startsWith(one));
  const kind = prefix === undefined ? undefined : thingPages[prefix];
  if (prefix !== undefined && kind !== undefined)
    return (await isShown(db, kind, own.slice(prefix.length))) ? null : 'NO_PAGE';
  return site === null || site.isPage(own) ? null : 'NO_PAGE';
}
