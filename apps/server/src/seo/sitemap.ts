import type { Db } from '../db/database.js';
import { pageDescriptions } from './copy.js';
import { escapeHtml } from '@huiqi/draw';
import { countPublicThings, publicThings } from './repository.js';
import { thingPages } from './thingPages.js';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Maximum addresses per file (sitemaps.org). */
export const addressesPerFile = 50_000;
/** Enough for any site; a larger one needs another kind of sitemap. */
const maxFiles = 100;

const entry = (address: string, changed?: string) =>
  `<url><loc>${escapeHtml(address)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</url>\n`;

interface Asked {
  readonly db: Db;
  readonly origin: string;
  readonly perFile?: number;
}

/** The addresses of one file, from 1; the first begins with the site's own pages. Null for an empty one. */
export async function sitemapPart({ db, origin, perFile = addressesPerFile }: Asked, part: number) {
  const own = Object.keys(pageDescriptions);
  const isFirst = part === 1;
  const offset = isFirst ? 0 : (part - 1) * perFile - own.length;
  const limit = isFirst ? perFile - own.length : perFile;
  const things = await publicThings(db, { limit, offset });
  if (!isFirst && things.length === 0) return null;
  const pages = isFirst ? own.map((path) => entry(origin + path)) : [];
  const more = things.map(({ kind, id, changed }) =>
    entry(origin + thingPages[kind].addressOf(id), changed),
  );
  return `${head}<urlset ${schema}>\n${[...pages, ...more].join('')}</urlset>\n`;
}

/** The sitemap: the site's addresses, or, beyond one file, the addresses of the files. */
export async function sitemap(asked: Asked): Promise<string> {
  const { db, origin, perFile = addressesPerFile } = asked;
  const total = Object.keys(pageDescriptions).length + (await countPublicThings(db));
  const files = Math.min(maxFiles, Math.ceil(total / perFile));
  if (files <= 1) return (await sitemapPart(asked, 1)) ?? '';
  const list = Array.from(
    { length: files },
    (_none, n) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap/${n + 1}.xml`)}</loc></sitemap>\n`,
  );
  return `${head}<sitemapindex ${schema}>\n${list.join('')}</sitemapindex>\n`;
}

export const isPart = (part: number): boolean =>
  Number.isInteger(part) && part >= 1 && part <= maxFiles;
