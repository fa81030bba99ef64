import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleOf, tickText } from './scale.js';

it.each([
  [
    [3, 17],
    [0, 5, 10, 15, 20],
  ],
  [
    [-12.3, 168.4],
    [-50, 0, 50, 100, 150, 200],
  ],
  [
    [0, 0],
    [0, 0.25, 0.5, 0.75, 1],
  ],
  [[], [0, 0.25, 0.5, 0.75, 1]],
])('puts round ticks around %j', (values, ticks) => {
  expect(scaleOf(values).ticks).toEqual(ticks);
});

it('holds zero and all values between few ticks', () => {
  const value = fc.double({ min: -1e12, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(fc.array(value), (values) => {
      const { low, high, ticks } = scaleOf(values);
      expect(low).toBeLessThanOrEqual(Math.min(0, ...values) + 1e-6);
      expect(high).toBeGreaterThanOrEqual(Math.max(0, ...values) - 1e-6);
      expect(ticks.length).toBeLessThanOrEqual(8);
    }),
  );
});

it('writes ticks with separators and without noise', () => {
  expect([1500, 0.25, 0.1 + 0.2, -12_000].map(tickText)).toEqual([
    '1,500',
    '0.25',
    '0.3',
    '-12,000',
  ]);
});
