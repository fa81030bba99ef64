import { expect, test } from 'vitest';
import { waitAfter } from './backoff.js';

const hour = 3_600_000;

test('waits grow, and end three days after the first attempt', () => {
  const waits: number[] = [];
  for (let tries = 1; ; tries += 1) {
    const wait = waitAfter(tries, () => 0.5);
    if (wait === null) break;
    waits.push(wait);
  }
  expect(waits[0]).toBe(10_000);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  const days = waits.reduce((sum, wait) => sum + wait, 0) / (24 * hour);
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThan(3.1);
});

test('waits are scattered by a tenth', () => {
  expect(waitAfter(1, () => 0)).toBe(9_000);
  expect(waitAfter(1, () => 1)).toBe(11_000);
});
