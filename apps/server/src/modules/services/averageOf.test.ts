import { expect, test } from 'vitest';
import { averageOf } from '../../lib/averageOf.js';

test.each([
  [0, 0, null],
  [5, 1, '5.0'],
  [17, 4, '4.3'],
  [13, 3, '4.3'],
  [29, 6, '4.8'],
  [1, 1, '1.0'],
])('%i points of %i ratings are %s', (sum, count, average) => {
  expect(averageOf(sum, count)).toBe(average);
});
