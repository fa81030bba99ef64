import { HuiqiError } from '../errors/HuiqiError.js';
import { transportError, type CallContext } from '../errors/make.js';
import { Interruption } from './deadline.js';

/** Turns whatever an attempt threw into the one error of the SDK. */
export function toHuiqiError(error: unknown, context: CallContext): HuiqiError {
  if (error instanceof HuiqiError) return error;
  if (error instanceof Interruption) {
    const retryable = error.reason === 'timeout';
    return transportError(error.reason, context, error.reason, { retryable });
  }
  // What `fetch` throws names hosts and reasons, never headers or bodies.
  return transportError('network', context, 'the network failed', {
    retryable: true,
    cause: error,
  });
}
