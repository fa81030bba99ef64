import { sourceTag } from '../generated/constants.js';
import { baseHeaders } from './headerPolicy.js';
import type { Area } from './options.js';
import type { ResolvedOptions } from './resolveOptions.js';
import { UsageError } from './UsageError.js';

/** The headers of each call; those all calls share are built once. */
export class CallHeaders {
  readonly #settings: ResolvedOptions;
  readonly #extra: Readonly<Record<string, string>> | undefined;
  #area: ResolvedOptions['area'];
  #baseArea: Area | null = null;
  #insurer = false;
  #base: Record<string, string> | undefined;

  constructor(settings: ResolvedOptions, extra: Readonly<Record<string, string>> | undefined) {
    this.#settings = settings;
    this.#extra = extra;
    this.#area = settings.area;
  }

  get area(): Area | null {
    return typeof this.#area === 'function' ? this.#area() : this.#area;
  }

  set area(area: Area | null) {
    if (this.#settings.session.shared || typeof this.#area === 'function') {
      throw new UsageError('many users share this client; give `area` as a function');
    }
    this.#area = area;
  }

  of(
    requestId: string,
    token: string | undefined,
    idempotencyKey: string | undefined,
  ): Record<string, string> {
    const { names } = this.#settings;
    const headers: Record<string, string> = { ...this.#shared(), [names.requestId]: requestId };
    // A visitor of an embedder has an empty token.
    if (token) headers[names.token] = token;
    if (idempotencyKey !== undefined) headers[names.idempotencyKey] = idempotencyKey;
    return headers;
  }

  /** Additional headers of `verifyCorporatePhone` (spec 1 §7). */
  corporate(token: string | undefined): Record<string, string> {
    const { corporateToken, corporateSource } = this.#settings.names;
    const source = { [corporateSource]: sourceTag };
    return token ? { ...source, [corporateToken]: token } : source;
  }

  #shared(): Record<string, string> {
    const { names, channel, platform, session } = this.#settings;
    const insurer = this.#settings.insurer();
    const { area } = this;
    if (this.#base === undefined || this.#insurer !== insurer || this.#baseArea !== area) {
      this.#insurer = insurer;
      this.#baseArea = area;
      const context = { names, channel, platform, sessionMode: session.mode };
      this.#base = { ...this.#extra, ...baseHeaders({ ...context, area, insurer }) };
    }
    return this.#base;
  }
}
