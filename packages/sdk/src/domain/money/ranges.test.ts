import { describe, expect, it } from 'vitest';
import { AmountRangeValues, TermRangeValues } from '../../generated/enums.js';
import { parseRange, reachesInto } from './ranges.js';

describe('filters of spec 1 §2', () => {
  it.each([AmountRangeValues, TermRangeValues])('leave no gap', (...values) => {
    const ranges = values.map((text) => parseRange(text)!);
    expect(ranges[0]!.min).toBe(0);
    expect(ranges.at(-1)!.max).toBeUndefined();
    for (const [at, range] of ranges.slice(1).entries())
      expect(range.min).toBe(ranges[at]!.max! + 1);
  });

  it.each(['', '-', '5', '5-1', 'a-b', '1-2-3', '-5'])('%j is none', (text) => {
    expect(parseRange(text)).toBeUndefined();
  });

  it.each([
    ['101-200', 1, 100, false],
    ['101-200', 1, 101, true],
    ['101-200', 200, 300, true],
    ['101-200', 201, 300, false],
    ['501-', 1, 500, false],
    ['501-', 1, 501, true],
  ])('%s with an offer of %i to %i: %s', (text, low, high, reaches) => {
    expect(reachesInto(parseRange(text)!, low, high)).toBe(reaches);
  });
});
