import { sql } from 'drizzle-orm';
import type { OperationId } from '@huiqi/sdk';
import type { Db } from '../db/database.js';

/**
 * Operations whose answer depends on their input and on public tables alone. A trigger on each of these tables
 * (drizzle/0001_public_version.sql) counts every change in the transaction that makes it.
 */
export const cachedOperations: ReadonlySet<OperationId> = new Set<OperationId>([
  'listProducts',
  'getProduct',
  'getProductHome',
  'listBankOptions',
  'listLatestNews',
  'listAreaTree',
  'listSubAreas',
  'listHomePageAreas',
  'getCurrentArea',
  'getAreaConfig',
]);

const maxEntries = 2_000;
const maxKey = 512;

/**
 * Serialised answers of public reads, good for one version of the public tables. Each read asks for the version
 * first, so a change that was committed anywhere is seen by the next read; reads that arrive together share
 * one question (docs/adr/0006-exact-public-cache.md).
 */
export class PublicCache {
  readonly #db: Db;
  readonly #entries = new Map<string, string>();
  #version: string | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<string> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  async read(id: string, input: object, make: () => Promise<string>): Promise<string> {
    const key = `${id} ${JSON.stringify(Object.entries(input).sort())}`;
    const version = await this.#currentVersion();
    if (version !== this.#version) {
      this.#entries.clear();
      this.#version = version;
    }
    const held = this.#entries.get(key);
    if (held !== undefined) return held;
    const text = await make();
    // What was read after a later change is newer than the version says: the next reader drops it.
    if (this.#version === version && key.length <= maxKey) {
      if (this.#entries.size >= maxEntries) this.#entries.clear();
      this.#entries.set(key, text);
    }
    return text;
  }

  /** The version as of now or later: a question that is already under way may be older than this call. */
  #currentVersion(): Promise<string> {
    this.#next ??= this.#running.then(() => {
      const asked = this.#ask();
      this.#next = undefined;
      this.#running = asked.catch(() => undefined);
      return asked;
    });
    return this.#next;
  }

  async #ask(): Promise<string> {
    const { rows } = await this.#db.execute(sql`SELECT version FROM public_version`);
    const [row] = rows;
    if (!row) throw new Error('public_version is empty');
    return String(row['version']);
  }
}
