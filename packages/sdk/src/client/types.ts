import type { OperationInputs, OperationResults } from '../generated/calls.js';
import type { Tag } from '../generated/tags.js';

/** Name of an operation of the contract. */
export type OperationId = keyof OperationInputs;

/** Path parameters, query parameters and body of an operation in one object. */
export type OperationInput<Id extends OperationId> = OperationInputs[Id];

/** What an operation resolves with: the `data` of the envelope, or a file. */
export type OperationData<Id extends OperationId> = OperationResults[Id];

/** Settings of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Timeout of one attempt in milliseconds, 0 for none. Defaults to the client's, for files to eight times as long. */
  readonly timeoutMs?: number | undefined;
  /** Key of one user action, so that repeating it has one effect. Defaults to a new one per call. */
  readonly idempotencyKey?: string | undefined;
  /** Attempts after the first of reads and idempotent writes. Defaults to the client's. */
  readonly retries?: number | undefined;
}

export type HttpMethod = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';

/** What the client must know of an operation to call it. */
export interface OperationSpec {
  readonly id: OperationId;
  readonly tag: Tag;
  readonly method: HttpMethod;
  readonly path: string;
  readonly idempotent: boolean;
  /** Has no effect, so that calls may be shared and retried. */
  readonly read: boolean;
  /** What the call does to the session; `start` and `renew` respond with its token, `identify` says whose it is. */
  readonly session: 'start' | 'end' | 'renew' | 'identify' | undefined;
  /** Headers of its own beside the common ones. */
  readonly headers: 'corporate' | undefined;
  /** The body holds filters, which are sent like those of a query. */
  readonly filters: boolean;
  /** Responds with a file instead of an envelope. */
  readonly file: boolean;
  /** Tags whose cached responses this write makes stale. */
  readonly invalidates: readonly Tag[];
}
