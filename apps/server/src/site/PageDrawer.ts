import type { CarriedResponse, DrawnPage, SitePage } from '@huiqi/draw';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askAsPage } from './askAsPage.js';
import type { BuiltSite } from './readSite.js';

const longestSearch = 256;
/** Drawings a second of addresses with a query or a parameter, of which there is no end. */
const maxPerSecond = 50;
/** Such an address hands a user over, and the site removes it before anything else. */
const signsIn = /[?&](?:token|code)=/;

/** Path and query of a page as browsers write them. */
export interface PageAddress {
  readonly path: string;
  readonly search: string;
}

/** Is thrown where a page is about an object that does not exist. */
export class UnknownObject extends Error {
  override readonly name = 'UnknownObject';
}

/** Draws pages of the site on behalf of visitors (docs/adr/0042). */
export class PageDrawer {
  readonly #load: BuiltSite['loadDrawing'];
  readonly #ask: typeof fetch;
  /** Names of hosts that lead to another region than the one that is drawn. */
  #areaKeys: ReadonlySet<string> = new Set();
  #second = { began: 0, drawings: 0 };

  constructor(app: FastifyInstance, { loadDrawing }: BuiltSite) {
    this.#load = loadDrawing;
    this.#ask = askAsPage(app);
  }

  /** The address to draw; null for visits that get the page as it is before it is drawn. */
  async addressOf(
    { paths, drawn }: SitePage,
    { url, hostname, headers }: Pick<FastifyRequest, 'url' | 'hostname' | 'headers'>,
  ): Promise<PageAddress | null> {
    if (!drawn) return null;
    const { pathname, search } = new URL(url, 'http://page');
    const path = paths.at(-1) ?? pathname;
    const host = hostname.toLowerCase();
    const isOther = [host, ...host.split('.')].some((name) => this.#areaKeys.has(name));
    if (isOther || search.length > longestSearch || signsIn.test(search)) return null;
    const { isPhone } = await this.#load();
    if (isPhone(headers['user-agent'] ?? '')) return null;
    return { path: path.includes(':') ? pathname : path, search };
  }

  /** Throws an `UnknownObject` if what the page is about does not exist. */
  async draw({ paths }: SitePage, address: PageAddress, forVisitor: boolean): Promise<DrawnPage> {
    if (address.search !== '' || paths.at(-1) !== address.path) this.#count();
    const { draw } = await this.#load();
    const drawn = await draw({ ...address, forVisitor, ask: this.#ask });
    if (drawn === null) throw new UnknownObject(address.path);
    this.#areaKeys = new Set(drawn.areaKeys);
    return drawn;
  }

  /** What a page that is not drawn carries: the region that visits begin in. */
  async readRegion(): Promise<readonly CarriedResponse[]> {
    const { readRegion } = await this.#load();
    return readRegion(this.#ask);
  }

  /** Throws when more was drawn in a second than visits need. */
  #count(): void {
    const now = performance.now();
    if (now - this.#second.began > 1_000) this.#second = { began: now, drawings: 0 };
    this.#second.drawings += 1;
    if (this.#second.drawings > maxPerSecond) throw new Error('too many addresses at once');
  }
}
