import { HuiqiError } from './HuiqiError.js';
import { failureMessage } from './catalogue.js';
import type { HuiqiErrorKind } from './kinds.js';

/** The call an error belongs to. */
export interface CallContext {
  readonly operationId: string;
  readonly requestId: string;
}

/** An error without a response of the API: network, timeout, aborted, protocol. */
export function transportError(
  kind: HuiqiErrorKind,
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
    userMessage: failureMessage(context.operationId, kind),
    quiet: kind === 'aborted',
    ...context,
    ...more,
  });
}
