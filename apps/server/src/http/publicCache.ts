const maxEntries = 2_000;
const maxKey = 512;
/** More questions at once would only queue at the database. */
const maxRunning = 4;

/** Answers with the version of the public tables as it is when it is asked. */
export type AskVersion = () => Promise<string>;

/**
 * Serialised answers of public reads, good for one version of the public tables. Each read asks for the version
 * first, so a change that was committed anywhere is seen by the next read; reads that arrive together share
 * one question (docs/adr/0006-exact-public-cache.md).
 */
export class PublicCache {
  readonly #ask: AskVersion;
  readonly #entries = new Map<string, Buffer>();
  readonly #running = new Set<Promise<unknown>>();
  #version: string | undefined;
  #next: Promise<string> | undefined;

  constructor(ask: AskVersion) {
    this.#ask = ask;
  }

  /** Bytes, so that an answer which is sent many times is encoded once. */
  async read(id: string, input: object, make: () => Promise<string>): Promise<Buffer> {
    const key = `${id} ${JSON.stringify(Object.entries(input).sort())}`;
    const version = await this.#currentVersion();
    if (version !== this.#version) {
      this.#entries.clear();
      this.#version = version;
    }
    const held = this.#entries.get(key);
    if (held !== undefined) return held;
    const bytes = Buffer.from(await make());
    // What was read after a later change is newer than the version says: the next reader drops it.
    if (this.#version === version && key.length <= maxKey) {
      if (this.#entries.size >= maxEntries) this.#entries.clear();
      this.#entries.set(key, bytes);
    }
    return bytes;
  }

  /** The version as of now or later: a question that is already under way may be older than this call. */
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

  /** Waits until everybody who came in this round of the event loop has joined, and for a free place. */
  async #turn(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.#running.size >= maxRunning) await Promise.race(this.#running);
  }
}
