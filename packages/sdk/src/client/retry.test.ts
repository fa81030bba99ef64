import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HuiqiError } from '../errors/HuiqiError.js';
import { parseRetryAfter, retriesOf, retryDelay } from './retry.js';
import type { OperationSpec } from './types.js';

type Flags = Pick<OperationSpec, 'read' | 'idempotent'>;
const read: Flags = { read: true, idempotent: false };
const write: Flags = { read: false, idempotent: false };
const idempotentWrite: Flags = { read: false, idempotent: true };
const error = (retryAfterMs?: number) =>
  new HuiqiError({ kind: 'network', message: '', userMessage: '', retryAfterMs });

describe('retry rules', () => {
  it('repeats what has no second effect only', () => {
    expect(retriesOf(read, undefined, undefined)).toBe(2);
    expect(retriesOf(read, 0, 2)).toBe(0);
    expect(retriesOf(write, 5, 5)).toBe(0);
    expect(retriesOf(idempotentWrite, undefined, undefined)).toBe(0);
    expect(retriesOf(idempotentWrite, undefined, 5)).toBe(5);
    expect(retriesOf(idempotentWrite, 3, 0)).toBe(3);
  });

  it('waits between nothing and a doubling limit', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
        const delay = retryDelay(attempt, error(), random);
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThanOrEqual(Math.min(8_000, 300 * 2 ** attempt));
      }),
    );
  });

  it('honours Retry-After up to a limit', () => {
    expect(retryDelay(0, error(1_500))).toBe(1_500);
    expect(retryDelay(0, error(9_999_999))).toBe(30_000);
  });

  it.each([
    [null, undefined],
    ['', undefined],
    ['3', 3_000],
    ['0', 0],
    ['-1', undefined],
    ['1.5', undefined],
    ['Thu, 01 Jan 1970 00:00:01 GMT', undefined],
    ['Wed, 31 Dec 1969 23:59:59 GMT', undefined],
    ['soon', undefined],
    ['Thu, 01 Jan 1970 00:00:05 GMT', 4_000],
  ])('reads Retry-After %s', (value, expected) => {
    expect(parseRetryAfter(value, 1_000)).toBe(expected);
  });
});
