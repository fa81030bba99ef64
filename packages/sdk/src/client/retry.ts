import type { HuiqiError } from '../errors/HuiqiError.js';
import type { OperationSpec } from './types.js';

const firstDelayMs = 300;
const longestDelayMs = 8_000;
const longestServerDelayMs = 30_000;

/** Statuses after which the same call may succeed later. */
export const retryableStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Attempts after the first: only of calls that can be repeated without a second effect. */
export function retriesOf(
  spec: Pick<OperationSpec, 'read' | 'idempotent'>,
  perCall: number | undefined,
  perClient: number | undefined,
): number {
  if (spec.read) return perCall ?? perClient ?? 2;
  return spec.idempotent ? (perCall ?? perClient ?? 0) : 0;
}

/** Milliseconds until the next attempt: the server's `Retry-After`, else backoff with full jitter. */
export function retryDelay(attempt: number, error: HuiqiError, random = Math.random()): number {
  if (error.retryAfterMs !== undefined) return Math.min(error.retryAfterMs, longestServerDelayMs);
  return random * Math.min(longestDelayMs, firstDelayMs * 2 ** attempt);
}

/** Milliseconds of a `Retry-After` header, which holds seconds or an HTTP date; undefined for a moment that has passed. */
export function parseRetryAfter(value: string | null, now = Date.now()): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // An HTTP date begins with a weekday; `Date.parse` would read numbers as years.
  const left = /^[a-z]/i.test(text) ? Date.parse(text) - now : Number.NaN;
  return left > 0 ? left : undefined;
}
