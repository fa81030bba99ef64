import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractAfter, ticketAmounts, yuanToFen } from './ticketAmounts.js';

describe('ticketAmounts', () => {
  test.each([
    ['50000', '30', undefined, '15000.00', '35000.00'],
    ['50000.00', '30', '10000.00', '10000.00', '40000.00'],
    ['0.01', '50', undefined, '0.00', '0.01'],
    ['99.99', '33.3333', undefined, '33.32', '66.67'],
    ['100', '100', undefined, '100.00', '0.00'],
    ['100', '0', undefined, '0.00', '100.00'],
    ['999999999999.99', '20', undefined, '199999999999.99', '800000000000.00'],
    ['12.', '50', undefined, '6.00', '6.00'],
  ])(
    '%s at %s%% up to %s: %s, leaving %s',
    (contractAmount, discountRate, maxAmount, due, left) => {
      expect(ticketAmounts({ contractAmount, discountRate, maxAmount })).toEqual({
        dueAmount: due,
        preferentialContractAmount: left,
      });
    },
  );

  test.each(['', '1.234', '-1', '1e3', '.5', '1,000', '9999999999999', '１'])(
    'makes nothing of the amount %j',
    (contractAmount) => {
      expect(ticketAmounts({ contractAmount, discountRate: '20' })).toBeNull();
    },
  );

  test.each(['101', '20%', '-20', '', '100.0001'])(
    'makes nothing of the discount %j',
    (discountRate) => {
      expect(ticketAmounts({ contractAmount: '1', discountRate })).toBeNull();
    },
  );

  test('never loses or makes a fen', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 14n - 1n }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (fen, rate) => {
          const text = (value: bigint, digits: number) => {
            const padded = value.toString().padStart(digits + 1, '0');
            return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
          };
          const amounts = ticketAmounts({
            contractAmount: text(fen, 2),
            discountRate: text(BigInt(rate), 4),
          });
          const due = yuanToFen(amounts?.dueAmount ?? '') ?? -1n;
          const left = yuanToFen(amounts?.preferentialContractAmount ?? '') ?? -1n;
          expect(due + left).toBe(fen);
          expect(due * 1_000_000n).toBeLessThanOrEqual(fen * BigInt(rate));
        },
      ),
    );
  });
});

test('contractAfter takes the value off, and nothing more than there is', () => {
  expect(contractAfter('100', '30.5')).toBe('69.50');
  expect(contractAfter('100', '100')).toBe('0.00');
  expect(contractAfter('100', '100.01')).toBeNull();
  expect(contractAfter('abc', '1')).toBeNull();
  expect(contractAfter('1', 'abc')).toBeNull();
});
