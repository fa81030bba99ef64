import { expect, it } from 'vitest';
import { fenToYuan, roundedQuotient, scaled, wanToFen } from './fen.js';

it.each([
  ['0', 2, 0n],
  ['1.5', 2, 150n],
  ['007', 0, 7n],
  ['10.0', 0, 10n],
  ['12.30', 1, 123n],
  ['12.3000', 2, 1_230n],
  ['999999999999.999999', 6, 999_999_999_999_999_999n],
])('%s with %s decimals is %s', (text, digits, value) => {
  expect(scaled(text, digits, 'amount')).toBe(value);
});

it.each([
  ['', 2],
  ['1.', 2],
  ['.5', 2],
  ['-1', 2],
  ['1e3', 2],
  [' 1', 2],
  ['1 ', 2],
  ['1,5', 2],
  ['1.234', 2],
  ['1.5', 0],
  ['1000000000000', 0],
  ['1.0000000', 6],
])('%j is no amount of %s decimals', (text, digits) => {
  expect(() => scaled(text, digits, 'amount')).toThrow(
    new RangeError(`amount is not a decimal: ${digits} places at most`),
  );
});

it('turns 万元 into fen', () => {
  expect(['1.5', '0.000001'].map(wanToFen)).toEqual([1_500_000, 1]);
  expect(() => wanToFen('x')).toThrow('amount is not');
  expect(wanToFen('9007199254.740991')).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => wanToFen('9007199254.740992')).toThrow(new RangeError('amount is too large'));
});

it('writes fen as yuan', () => {
  expect([0, 5, 50, 100, 123_456, -50].map(fenToYuan)).toEqual([
    '0.00',
    '0.05',
    '0.50',
    '1.00',
    '1234.56',
    '-0.50',
  ]);
  expect(() => fenToYuan(2 ** 53)).toThrow(new RangeError('fen must be a safe integer'));
});

it('rounds a half up', () => {
  const quotients = [
    [1n, 2n],
    [1n, 3n],
    [2n, 3n],
    [5n, 2n],
    [7n, 3n],
    [6n, 3n],
  ] as const;
  expect(quotients.map(([above, below]) => roundedQuotient(above, below))).toEqual([
    1n,
    0n,
    1n,
    3n,
    2n,
    2n,
  ]);
});
