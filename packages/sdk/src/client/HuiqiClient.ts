import type { Session } from '../session/session.js';
import type { AreaStore } from '../session/areaStore.js';
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
  /** Headers of one request; a write gets its own idempotency key. */
  headersFor(read: boolean): Promise<Record<string, string>>;
}

/** The client all functions of the SDK take; created by `createClient`. */
export interface HuiqiClient {
  /** What `rawClient` is built on. */
  readonly wire: Wire;
  /** Origin (and prefix) of the API; empty for the page's own. */
  readonly baseUrl: string;
  readonly session: Session;
  readonly visit: VisitStore;
  readonly area: Area | null;
  readonly areaStore: AreaStore;
  /** Whether calls are now made for an insurer-type address, with its service tag (spec 1 §7). */
  readonly insurer: boolean;
  /** Sets the region of all further calls. Throws a TypeError if many users share the client. */
  setArea(area: Area | null): void;
  /** Adds a listener beside `onEvent`. Returns an unsubscribe function. */
  subscribe(listener: (event: HuiqiEvent) => void): () => void;
  /** Calls an operation; the generated functions are the typed way to do it. */
  call(spec: OperationSpec, input?: object, options?: CallOptions): Promise<unknown>;
}
