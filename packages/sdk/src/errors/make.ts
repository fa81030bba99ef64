import { HuiqiError } from './HuiqiError.js';
import { failureWords } from './catalogue.js';
import type { HuiqiErrorKind } from './kinds.js';

/** What an error says about the call it belongs to. */
export interface CallContext {
  readonly operationId: string;
  readonly requestId: string;
}

/** An error without an answer of the API: network, timeout, aborted, protocol. */
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
    userMessage: failureWords(context.operationId, kind),
    quiet: kind === 'aborted',
    ...context,
    ...more,
  });
}
