import type { AskVersion } from '../../db/AskVersion.js';

const maxEntries = 2_000;
const maxKey = 512;
/** Unread parameters make the number of addresses unbounded. */
const maxAddresses = 2_000;
/** More concurrent reads of the version would only queue at the database. */
const maxRunning = 4;

/** Limits of a cache. */
interface Bounds {
  readonly entries: number;
  readonly bytes: number;
}

/**
 * Serialised responses of public reads, valid for one version of the public tables. Each read checks the version first,
 * so that it sees every committed change; concurrent reads share one check (docs/adr/0006).
 */
export class PublicCache {
  /** Since the start. */
  readonly reads = { hits: 0, misses: 0 };
  readonly #ask: AskVersion;
  readonly #bounds: Bounds;
  #size = 0;
  readonly #entries = new Map<string, Buffer>();
  /** The same bytes by request address, for reads that need no parsing. */
  readonly #addresses = new Map<string, Buffer>();
  readonly #running = new Set<Promise<unknown>>();
  #version: string | undefined;
  #next: Promise<string> | undefined;

  constructor(ask: AskVersion, bounds: Bounds = { entries: maxEntries, bytes: Infinity }) {
    this.#ask = ask;
    this.#bounds = bounds;
  }

  /**
   * Returns bytes, so that a response is encoded once for all its reads. `address` is everything the response depends
   * on, as sent: later reads may pass it to `readAddress`.
   */
  async read(
    id: string,
    input: object,
    make: () => Promise<string | Buffer>,
    address: string | null = null,
  ): Promise<Buffer> {
    const key = `${id} ${JSON.stringify(Object.entries(input).sort())}`;
    const version = await this.#currentVersion();
    this.#adopt(version);
    const held = this.#entries.get(key);
    if (held !== undefined) {
      this.reads.hits += 1;
      this.#keepAddress(address, held);
      return held;
    }
    this.reads.misses += 1;
    const made = await make();
    const bytes = typeof made === 'string' ? Buffer.from(made) : made;
    // A response read after a later change is newer than the version: the next read drops it.
    if (this.#version === version && key.length <= maxKey) {
      const { entries, bytes: most } = this.#bounds;
      if (this.#entries.size >= entries || this.#size + bytes.length > most) this.#clear();
      this.#entries.set(key, bytes);
      this.#size += bytes.length;
      this.#keepAddress(address, bytes);
    }
    return bytes;
  }

  /** Whether the address was read under the last seen version. */
  hasAddress(address: string): boolean {
    return this.#addresses.has(address);
  }

  /** Returns the cached response of the address under the current version, or null. */
  async readAddress(address: string): Promise<Buffer | null> {
    this.#adopt(await this.#currentVersion());
    const held = this.#addresses.get(address);
    if (held === undefined) return null;
    this.reads.hits += 1;
    return held;
  }

  #keepAddress(address: string | null, bytes: Buffer): void {
    if (address === null || address.length > maxKey || this.#addresses.has(address)) return;
    if (this.#addresses.size >= maxAddresses) this.#addresses.clear();
    this.#addresses.set(address, bytes);
  }

  #clear(): void {
    this.#entries.clear();
    this.#addresses.clear();
    this.#size = 0;
  }

  /** Drops entries of older versions. */
  #adopt(version: string): void {
    if (version === this.#version) return;
    this.#clear();
    this.#version = version;
  }

  /** Reads the version as of now or later: a check in progress may be older than this call. */
  #currentVersion(): Promise<string> {
    this.#next ??= this.#turn().then(() => {
      this.#next = undefined;
      const asked = this.#ask();
      const running = asked.catch(() => undefined).finally(() => this.#running.delete(running));
      this.#running.add(running);
      return asked;
    });
    return this.#next;
  }

  /** Waits for all arrivals of this turn of the event loop, and for a free slot. */
  async #turn(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.#running.size >= Math.min(this.#ask.parallel ?? maxRunning, maxRunning))
      await Promise.race(this.#running);
  }
}
