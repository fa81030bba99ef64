import { expect, it } from 'vitest';
import { giveBack, lend } from './abortPool.js';

it('lends a controller to one call at a time and again after it', () => {
  const one = lend();
  const other = lend();
  expect(one).not.toBe(other);
  giveBack(one);
  expect(lend()).toBe(one);
  giveBack(other);
  giveBack(one);
});

it('does not lend an aborted one, nor one for ever', () => {
  const aborted = lend();
  aborted.controller.abort();
  giveBack(aborted);
  const seen = new Map<object, number>();
  for (let round = 0; round < 200; round += 1) {
    const lent = lend();
    expect(lent.controller.signal.aborted).toBe(false);
    seen.set(lent, (seen.get(lent) ?? 0) + 1);
    giveBack(lent);
  }
  expect(Math.max(...seen.values())).toBeLessThanOrEqual(16);
});
