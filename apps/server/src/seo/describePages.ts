import type { FastifyRequest } from 'fastify';
import { askPublicDay } from '../db/askPublicDay.js';
import type { Services } from '../http/context.js';
import { PublicCache } from '../http/cache/publicCache.js';
import { pageDescriptions, siteName } from './copy.js';
import { headOf, unlisted, type Head } from './headOf.js';
import { thingPages, thingRoutes, type ThingDescription, type ThingPage } from './thingPages.js';

/** Describes a page by its route pattern and request. */
export type DescribePage = (
  pattern: string,
  request: Pick<FastifyRequest, 'params' | 'query'>,
) => Promise<Head>;

const breadcrumbs = (
  origin: string,
  steps: readonly (readonly [name: string, path: string])[],
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: `${origin}${path}`,
  })),
});

const home = '/homePage';

function describeOwn(address: string, title: string, origin: string): Head {
  const url = `${origin}/`;
  const description = pageDescriptions[address] ?? '';
  const data =
    address === home
      ? [
          { '@type': 'Organization', name: siteName, url },
          { '@type': 'WebSite', name: siteName, url, inLanguage: 'zh-CN' },
        ]
      : [
          breadcrumbs(origin, [
            [siteName, home],
            [title, address],
          ]),
        ];
  return headOf({ address, description, name: null, kind: 'website', data }, origin);
}

const textOf = (values: unknown, name: string): string => {
  const value = (values as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' && value.length <= 64 ? value : '';
};

/** `titles` are the titles of the site's routes by pattern. */
export function describePages(
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
  titles: ReadonlyMap<string, string>,
): DescribePage {
  const origin = config.publicUrl ?? '';
  const cache = new PublicCache(askPublicDay({ db, now }));
  const own = new Map(
    Object.keys(pageDescriptions).map((path) => [
      path,
      describeOwn(path, titles.get(path) ?? siteName, origin),
    ]),
  );

  const read = async (kind: string, page: ThingPage, id: string) => {
    if (!page.isVersioned) return page.describe(db, id);
    const make = async () => JSON.stringify(await page.describe(db, id));
    return JSON.parse(String(await cache.read(kind, { id }, make))) as ThingDescription | null;
  };

  return async (pattern, { params, query }) => {
    const listed = own.get(pattern);
    if (listed) return listed;
    const route = thingRoutes[pattern];
    if (!route) return unlisted;
    const id = textOf(params, route.param) || textOf(query, route.param);
    const page = thingPages[route.kind];
    const found = id === '' ? null : await read(route.kind, page, id);
    if (found === null) return unlisted;
    const address = page.addressOf(id);
    const path = breadcrumbs(origin, [
      [siteName, home],
      [titles.get(page.parent) ?? siteName, page.parent],
      [found.name, address],
    ]);
    const data = [{ ...found.data, url: `${origin}${address}` }, path];
    return headOf({ ...found, address, data }, origin);
  };
}
