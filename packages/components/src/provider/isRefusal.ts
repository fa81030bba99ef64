import { isHuiqiError } from '@huiqi/sdk';

/** Whether the server refused a write: it had no effect, and the same input would be refused again. */
export const isRefusal = (error: unknown): boolean =>
  isHuiqiError(error) &&
  (error.kind === 'business' || error.kind === 'validation') &&
  !error.retryable;
