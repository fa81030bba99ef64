import { ApiError } from './ApiError.js';

/** Why a request was refused: too many are waiting or running, it waited too long, or the process lags. */
export type OverloadReason = 'queue full' | 'waited too long' | 'too many requests' | 'event loop';

const retryAfterSeconds = 2;

/** The refusal of an overloaded server: 503 with the time to retry. */
export class Overloaded extends ApiError {
  constructor(readonly reason: OverloadReason) {
    super('100503', { retryAfterSeconds });
  }
}

const refusals = new Map<OverloadReason, Overloaded>();

/** Returns the refusal for a reason: always the same object, as thousands per second must cost next to nothing. */
export function overloaded(reason: OverloadReason): Overloaded {
  const refusal = refusals.get(reason) ?? new Overloaded(reason);
  refusals.set(reason, refusal);
  return refusal;
}

/** The overload that an error is or was caused by. */
export function overloadOf(error: unknown): Overloaded | undefined {
  if (error instanceof Overloaded) return error;
  return error instanceof Error && error.cause !== undefined ? overloadOf(error.cause) : undefined;
}
