import type { HeaderNames } from '../generated/headers.js';
import type { SessionOptions } from '../session/session.js';
import type { SdkLocale } from '../locale/SdkLocale.js';
import type { KeyValueStorage } from '../session/storage.js';
import type { HuiqiEvent } from './events.js';
import type { ResponseInfo } from './ResponseInfo.js';
import type { OperationId } from './types.js';

/** The region calls are made for. */
export interface Area {
  /** Code of the province, six digits (GB/T 2260): `340000`. */
  readonly scfProvince: string;
  /** Code of the city: `340100`. */
  readonly scfCity: string;
  /** Code of the district: `340104`. */
  readonly scfDistrict: string;
  /** Name to show: 蜀山区. */
  readonly regionName?: string;
}

export interface ClientOptions {
  /** Origin (and prefix) of the API, without `/api`. Defaults to the page's own origin. */
  readonly baseUrl?: string;
  /** Product segment of every path: `/api/{product}`. Defaults to `huiqi`. */
  readonly product?: string;
  /** Source marker. Defaults to `WEB`. */
  readonly channel?: string;
  /** Platform id. Defaults to `1001`. */
  readonly platform?: string;
  /** Region of the calls, or a function that returns it for each call. Defaults to the one in `areaStorage`. */
  readonly area?: Area | null | (() => Area | null);
  /** Whether the address is the insurer-type one (`/cIGNA…`). Defaults to reading it from the page. */
  readonly insurer?: boolean | (() => boolean);
  /** `cookie` (the site) or a token (embedders, servers). Defaults to `cookie`. */
  readonly session?: 'cookie' | 'token' | SessionOptions;
  /** Called with what should happen on an error; see also `client.subscribe`. */
  readonly onEvent?: (event: HuiqiEvent) => void;
  /** Called after each response, for logs and metrics. A throw does not fail the call. */
  readonly onResponse?: (info: ResponseInfo) => void;
  /**
   * Language of `userMessage` and `fieldErrors`: `en` of `@huiqi/sdk/locale/en`, or a function that is asked on each error.
   * Defaults to Chinese.
   */
  readonly locale?: SdkLocale | (() => SdkLocale | undefined);
  /** Replaces header names; the specification does not fix them. */
  readonly headerNames?: Partial<HeaderNames>;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: typeof globalThis.fetch;
  /** Defaults to `same-origin`. */
  readonly credentials?: RequestCredentials;
  /**
   * Timeout of one attempt, and of the token function, in milliseconds; 0 for none. Attempts that send or receive a file have eight
   * times as long. Defaults to 15,000.
   */
  readonly timeoutMs?: number;
  /** Attempts after the first of reads and idempotent writes. Defaults to 2 for reads and 0 for writes. */
  readonly retries?: number;
  /** Keeps return target, request counter and dialog flags. Defaults to local storage (site) or memory. */
  readonly storage?: KeyValueStorage;
  /** Keeps the region and its configuration (`loadArea`). Defaults to session storage (site) or memory. */
  readonly areaStorage?: KeyValueStorage;
  /** Own path and query the user is at. Defaults to reading it from the page. */
  readonly location?: () => string | undefined;
  /** Other paths for single operations, for a backend that spells them differently. */
  readonly pathOverrides?: Partial<Record<OperationId, string>>;
  /** Adds a random parameter to each GET. Defaults to true in old Internet Explorer shells. */
  readonly cacheBusting?: boolean;
}
