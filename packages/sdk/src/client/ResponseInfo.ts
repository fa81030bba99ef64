import type { OperationId } from './types.js';

/** What `onResponse` learns of a response. It never holds a body or a session. */
export interface ResponseInfo {
  readonly operationId: OperationId;
  /** Request id that was sent; the server repeats it in its logs. */
  readonly requestId: string;
  readonly httpStatus: number;
  /** Response headers without the session's token or cookie; with another origin only those it exposes. */
  readonly headers: Headers;
  /** Milliseconds from sending the request to the end of the body. */
  readonly durationMs: number;
}
