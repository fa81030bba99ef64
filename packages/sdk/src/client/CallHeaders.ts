import { sourceTag } from '../generated/constants.js';
import { baseHeaders } from './headerPolicy.js';
import type { Area } from './options.js';
import type { Settings } from './settings.js';

/** Makes the headers of each call; what is alike for all of them is made once. */
export class CallHeaders {
  readonly #settings: Settings;
  readonly #extra: Readonly<Record<string, string>> | undefined;
  #area: Area | null;
  #insurer = false;
  #base: Record<string, string> | undefined;

  constructor(settings: Settings, extra: Readonly<Record<string, string>> | undefined) {
    this.#settings = settings;
    this.#extra = extra;
    this.#area = settings.area;
  }

  get area(): Area | null {
    return this.#area;
  }

  set area(area: Area | null) {
    this.#area = area;
    this.#base = undefined;
  }

  of(
    requestId: string,
    token: string | undefined,
    idempotencyKey: string | undefined,
  ): Record<string, string> {
    const { names } = this.#settings;
    const headers: Record<string, string> = { ...this.#shared(), [names.requestId]: requestId };
    // An embedder's visitor has an empty token.
    if (token) headers[names.token] = token;
    if (idempotencyKey !== undefined) headers[names.idempotencyKey] = idempotencyKey;
    return headers;
  }

  /** Headers of their own on `verifyCorporatePhone` (spec 1 §7). */
  corporate(token: string | undefined): Record<string, string> {
    const { corporateToken, corporateSource } = this.#settings.names;
    const source = { [corporateSource]: sourceTag };
    return token ? { ...source, [corporateToken]: token } : source;
  }

  #shared(): Record<string, string> {
    const { names, channel, platform, session } = this.#settings;
    const insurer = this.#settings.insurer();
    if (this.#base === undefined || this.#insurer !== insurer) {
      this.#insurer = insurer;
      const context = { names, channel, platform, sessionMode: session.mode };
      this.#base = { ...this.#extra, ...baseHeaders({ ...context, area: this.#area, insurer }) };
    }
    return this.#base;
  }
}
