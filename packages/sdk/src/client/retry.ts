import type { HuiqiError } from '../errors/HuiqiError.js';
import type { OperationSpec } from './types.js';

const firstDelayMs = 300;
const longestDelayMs = 8_000;
const longestServerDelayMs = 30_000;

/** Statuses which say that the same call may succeed later. */
export const retryableStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Further attempts of a call: only what can be repeated without a second effect. */
export function retriesOf(
  spec: Pick<OperationSpec, 'read' | 'idempotent'>,
  asked: number | undefined,
  setting: number | undefined,
): number {
  if (spec.read) return asked ?? setting ?? 2;
  return spec.idempotent ? (asked ?? setting ?? 0) : 0;
}

/** How long to wait before the next attempt: backoff with full jitter, or what the server asked. */
export function retryDelay(attempt: number, error: HuiqiError, random = Math.random()): number {
  if (error.retryAfterMs !== undefined) return Math.min(error.retryAfterMs, longestServerDelayMs);
  return random * Math.min(longestDelayMs, firstDelayMs * 2 ** attempt);
}

/** Reads `Retry-After`: seconds or an HTTP date. */
export function parseRetryAfter(value: string | null, now = Date.now()): number | undefined {
  if (value === null || value.trim() === '') return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
