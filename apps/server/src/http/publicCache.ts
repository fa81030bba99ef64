const maxEntries = 2_000;
const maxKey = 512;
/** More parallel reads of the version would only queue at the database. */
const maxRunning = 4;

/** Reads the present version of the public tables. */
export type AskVersion = () => Promise<string>;

/**
 * Serialised responses of public reads, valid for one version of the public tables. Each read checks the version first,
 * so that the next read sees a change committed anywhere; reads that arrive together share one check (docs/adr/0006).
 */
export class PublicCache {
  /** Since the start. */
  readonly reads = { hits: 0, misses: 0 };
  readonly #ask: AskVersion;
  readonly #entries = new Map<string, Buffer>();
  readonly #running = new Set<Promise<unknown>>();
  #version: string | undefined;
  #next: Promise<string> | undefined;

  constructor(ask: AskVersion) {
    this.#ask = ask;
  }

  /** Returns bytes, so that a response that is sent many times is encoded once. */
  async read(id: string, input: object, make: () => Promise<string>): Promise<Buffer> {
    const key = `${id} ${JSON.stringify(Object.entries(input).sort())}`;
    const version = await this.#currentVersion();
    if (version !== this.#version) {
      this.#entries.clear();
      this.#version = version;
    }
    const held = this.#entries.get(key);
    if (held !== undefined) {
      this.reads.hits += 1;
      return held;
    }
    this.reads.misses += 1;
    const bytes = Buffer.from(await make());
    // A response read after a later change is newer than the version: the next read drops it.
    if (this.#version === version && key.length <= maxKey) {
      if (this.#entries.size >= maxEntries) this.#entries.clear();
      this.#entries.set(key, bytes);
    }
    return bytes;
  }

  /** Reads the version as of now or later: a check that is already under way may be older than this call. */
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

  /** Waits for everybody who arrives in this turn of the event loop, and for a free slot. */
  async #turn(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.#running.size >= maxRunning) await Promise.race(this.#running);
  }
}
