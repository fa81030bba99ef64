import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { composeDrawn } from './composeDrawn.js';
import type { DrawnPage, Drawing } from './drawing.js';
import type { FirstPage, FirstPages } from './firstPages.js';
import { preloadMissing, preloadResponses, type PreloadedResponse } from './preloadResponses.js';

/** A response may lead to another read: of a product, to those like it. */
const mostPasses = 4;
const longestMs = 5_000;
const longestSearch = 256;
/** Drawings a second of addresses with a query or a parameter, of which there is no end. */
const mostEachSecond = 50;
/** Such an address hands a user over, and the site removes it before anything else. */
const signsIn = /[?&](?:token|code)=/;

/** Path and query of a page as browsers write them. */
export interface PageAddress {
  readonly path: string;
  readonly search: string;
}

/** What draws the pages of the site and where it finds its files. */
interface DrawerParts {
  readonly app: FastifyInstance;
  readonly base: string;
  readonly load: () => Promise<Drawing>;
  readonly folder: string;
}

/** Draws pages of the site with the responses that they carry (docs/adr/0036). */
export class PageDrawer {
  readonly #parts: DrawerParts;
  /** Rules that hold for every element (apps/platform/build/splitSheet.ts). */
  readonly #base: string;
  /** The others. */
  readonly #css: string;
  #cssFor: ((markup: string) => string) | undefined;
  /** Names of hosts that lead to another region than the one that is drawn. */
  #areaKeys: ReadonlySet<string> = new Set();
  #second = { began: 0, drawings: 0 };

  constructor({ html }: Pick<FirstPages, 'html'>, parts: DrawerParts) {
    this.#parts = parts;
    const sheets = [
      ...html.matchAll(/<link rel="stylesheet"[^>]* href="(\/assets\/style-[^"]+)"/g),
    ].map(([, href = '']) => readFileSync(join(parts.folder, href), 'utf8'));
    const [base, ...rest] = sheets;
    if (base === undefined) throw new Error('index.html names no stylesheet');
    this.#base = base;
    this.#css = rest.join('');
  }

  /** The address to draw; null for visits that get the page as it is before it is drawn. */
  async addressOf(
    { paths, drawn }: FirstPage,
    { url, hostname, headers }: Pick<FastifyRequest, 'url' | 'hostname' | 'headers'>,
  ): Promise<PageAddress | null> {
    if (!drawn) return null;
    const { pathname, search } = new URL(url, 'http://page');
    const path = paths.at(-1) ?? pathname;
    const isOther = hostname
      .toLowerCase()
      .split('.')
      .some((part) => this.#areaKeys.has(part));
    if (isOther || search.length > longestSearch || signsIn.test(search)) return null;
    const { isPhone } = await this.#parts.load();
    if (isPhone(headers['user-agent'] ?? '')) return null;
    return { path: path.includes(':') ? pathname : path, search };
  }

  /** Returns the page drawn; throws an `UnknownObject` if what it is about does not exist. */
  async draw(
    html: string,
    page: FirstPage,
    address: PageAddress,
    forVisitor: boolean,
  ): Promise<string> {
    if (address.search !== '' || page.paths.at(-1) !== address.path) this.#count();
    const { app, base, load } = this.#parts;
    const drawing = await load();
    const end = performance.now() + longestMs;
    const responses = await preloadResponses(app, base, page.asks, forVisitor);
    const tried = new Set(Object.keys(responses));
    const drawOnce = (): Promise<DrawnPage> => {
      if (performance.now() > end) throw new Error('the page took too long');
      return drawing.draw({ ...address, responses, forVisitor });
    };
    let drawn = await drawOnce();
    for (let pass = 1; pass < mostPasses; pass += 1) {
      const more = await preloadMissing(app, base, drawn.missing, { tried, forVisitor });
      if (Object.keys(more).length === 0) break;
      Object.assign(responses, more);
      drawn = await drawOnce();
    }
    this.#areaKeys = areaKeysOf(responses);
    this.#cssFor ??= drawing.usedRules(this.#css);
    const css = this.#base + this.#cssFor(drawn.markup);
    const script = drawing.earlyScript;
    return composeDrawn(html, page, { drawn, css, script, responses, forVisitor });
  }

  /** Throws when more was drawn in a second than visits need. */
  #count(): void {
    const now = performance.now();
    if (now - this.#second.began > 1_000) this.#second = { began: now, drawings: 0 };
    this.#second.drawings += 1;
    if (this.#second.drawings > mostEachSecond) throw new Error('too many addresses at once');
  }
}

function areaKeysOf(responses: Readonly<Record<string, PreloadedResponse>>): Set<string> {
  const list = Object.values(responses).find(({ operation }) => operation === 'listHomePageAreas');
  const areas = (list?.answer.data ?? []) as unknown as readonly { readonly key?: string }[];
  return new Set(areas.flatMap(({ key }) => (key ? [key.toLowerCase()] : [])));
}
