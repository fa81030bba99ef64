import { HuiqiError } from './HuiqiError.js';
import { fallbackMessages } from '../generated/fallbackMessages.js';
import type { HuiqiErrorKind } from './kinds.js';

/** The call an error belongs to. */
export interface CallContext {
  readonly operationId: string;
  readonly requestId: string;
}

/** An error without a response of the API: network, timeout, aborted, protocol. */
export function transportError(
  kind: Exclude<HuiqiErrorKind, 'business'>,
  context: CallContext,
  reason: string,
  more: {
    httpStatus?: number;
    retryable?: boolean;
    retryAfterMs?: number | undefined;
    cause?: unknown;
  } = {},
): HuiqiError {
  return new HuiqiError({
    kind,
    message: `${context.operationId}: ${reason}`,
    userMessage: fallbackMessages[kind],
    quiet: kind === 'aborted',
    ...context,
    ...more,
  });
}
