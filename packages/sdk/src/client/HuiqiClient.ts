import type { Session } from '../session/session.js';
import type { VisitStore } from '../session/visitStore.js';
import type { HuiqiEvent } from './events.js';
import type { Area } from './options.js';
import type { CallOptions, OperationSpec } from './types.js';

/** Address, transport and headers of a client, below its policies. */
export interface Wire {
  /** Address of the API, with the product. */
  readonly url: string;
  readonly fetch: typeof globalThis.fetch | undefined;
  readonly credentials: RequestCredentials;
  /** Headers of one request; a write gets an idempotency key of its own. */
  headersFor(read: boolean): Promise<Record<string, string>>;
}

/** What the functions of the SDK work with; made by `createClient`. */
export interface HuiqiClient {
  /** What `rawClient` stands on. */
  readonly wire: Wire;
  /** Origin (and prefix) the API lives under; empty for the page's own. */
  readonly baseUrl: string;
  readonly session: Session;
  readonly visit: VisitStore;
  readonly area: Area | null;
  /** Region of all further calls. */
  setArea(area: Area | null): void;
  /** Hears every event beside `onEvent`; answers with the function that ends it. */
  subscribe(listener: (event: HuiqiEvent) => void): () => void;
  /** Calls an operation; the generated functions are the typed way to it. */
  call(spec: OperationSpec, input?: object, options?: CallOptions): Promise<unknown>;
}
