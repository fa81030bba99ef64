import { expect, it } from 'vitest';
import { isOutOfLimits } from './isOutOfLimits.js';

const product = {
  minAmount: '10',
  maxAmount: '300',
  minRate: '3.45',
  maxRate: '4.35',
  minTerm: 6,
  maxTerm: 36,
};

it.each([
  ['10', 6, false],
  ['300', 36, false],
  ['9.99', 12, true],
  ['300.01', 12, true],
  ['100', 5, true],
  ['100', 37, true],
  [null, null, false],
])('%s for %s months is out of the limits: %s', (loanAmount, loanterm, expected) => {
  expect(isOutOfLimits({ loanAmount, loanterm }, product)).toBe(expected);
});
