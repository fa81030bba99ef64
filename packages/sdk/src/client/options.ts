import type { HeaderNames } from '../generated/headers.js';
import type { SessionOptions } from '../session/session.js';
import type { KeyValueStorage } from '../session/storage.js';
import type { HuiqiEvent } from './events.js';
import type { OperationId } from './types.js';

/** The region calls are made for. */
export interface Area {
  readonly scfProvince: string;
  readonly scfCity: string;
  readonly scfDistrict: string;
  readonly regionName?: string;
}

export interface ClientOptions {
  /** Origin (and prefix) the API lives under, without `/api`. Same origin unless told. */
  readonly baseUrl?: string;
  /** Product segment of every path: `/api/{product}`. */
  readonly product?: string;
  /** Source marker; `WEB` unless told. */
  readonly channel?: string;
  readonly platform?: string;
  readonly area?: Area | null;
  /** Whether the address is the insurer-type one (`/cIGNA…`); read from the page unless told. */
  readonly insurer?: boolean | (() => boolean);
  /** `cookie` (the site, the default) or a token (embedders). */
  readonly session?: 'cookie' | 'token' | SessionOptions;
  readonly onEvent?: (event: HuiqiEvent) => void;
  /** Replaces header names; the specification does not fix them. */
  readonly headerNames?: Partial<HeaderNames>;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof globalThis.fetch;
  readonly credentials?: RequestCredentials;
  /** Time for one attempt; 15 s unless told, 0 means no limit. */
  readonly timeoutMs?: number;
  /** Further attempts of calls which may be repeated; 2 for GET, 0 for others unless told. */
  readonly retries?: number;
  /** Keeps return target, request counter and dialog flags. */
  readonly storage?: KeyValueStorage;
  /** Own path and query the user is at; read from the page unless told. */
  readonly location?: () => string | undefined;
  /** Other paths for single operations, for a backend which spells them differently. */
  readonly pathOverrides?: Partial<Record<OperationId, string>>;
  /** Adds a random parameter to each GET; on by itself in old Internet Explorer shells. */
  readonly cacheBusting?: boolean;
}
