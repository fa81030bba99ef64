import type { operations } from '../generated/schema.js';
import type { Tag } from '../generated/tags.js';

export type OperationId = keyof operations & string;

type Op<Id extends OperationId> = operations[Id];
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type PathOf<Id extends OperationId> = Op<Id>['parameters'] extends { path: infer Path }
  ? Path
  : unknown;
type QueryOf<Id extends OperationId> = NonNullable<Op<Id>['parameters']['query']>;
// Filters come from forms and addresses: an absent filter and an undefined one mean the same.
type LooseQuery<T> = [T] extends [never]
  ? unknown
  : { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
      [Key in keyof T as undefined extends T[Key] ? Key : never]?: T[Key] | undefined;
    };
type BodyOf<Id extends OperationId> =
  Op<Id> extends { requestBody: infer Body }
    ? [Json<Body>] extends [never]
      ? { body: FormData }
      : { body: Json<Body> }
    : Op<Id> extends { requestBody?: infer Body }
      ? [Body & object] extends [never]
        ? unknown
        : { body?: Json<Body & object> | undefined }
      : unknown;
type Flat<T> = { [Key in keyof T]: T[Key] };

/** Path parameters, query parameters and body of an operation in one object. */
export type OperationInput<Id extends OperationId> = Flat<
  PathOf<Id> & LooseQuery<QueryOf<Id>> & BodyOf<Id>
>;

/** A file an operation responds with, and the name the server gave it, if any. */
export interface FileResponse {
  readonly blob: Blob;
  readonly fileName: string | undefined;
}

/** What an operation resolves with: the `data` of the envelope, or a file. */
export type OperationData<Id extends OperationId> = Op<Id>['responses'] extends {
  200: infer Response;
}
  ? [Json<Response>] extends [never]
    ? FileResponse
    : Json<Response> extends { data: infer Data }
      ? Data
      : never
  : never;

/** Settings of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Time limit of one attempt in milliseconds, 0 for none. Defaults to the client's. */
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
  /** What the call does to the session; `start` and `renew` respond with its token. */
  readonly session: 'start' | 'end' | 'renew' | undefined;
  /** Headers of its own beside the common ones. */
  readonly headers: 'corporate' | undefined;
  /** The body holds filters, which are sent like those of a query. */
  readonly filters: boolean;
  /** Responds with a file instead of an envelope. */
  readonly file: boolean;
  /** Tags whose cached responses this write makes stale. */
  readonly invalidates: readonly Tag[];
}
