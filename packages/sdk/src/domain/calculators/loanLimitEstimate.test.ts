import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TaxCreditGradeValues } from '../../generated/enums.js';
import { estimateLoanLimit } from './loanLimitEstimate.js';

const yuan = fc.integer({ min: 0, max: 99_999_999_999 }).map((fen) => (fen / 100).toFixed(2));
const grade = fc.constantFrom(...TaxCreditGradeValues);

it.each([
  ['A', 96, 200],
  ['B', 72, 160],
  ['M', 48, 96],
  ['C', 24, 48],
  ['D', 0, 0],
] as const)(
  'lies between what taxes and what revenue support: of grade %s',
  (taxCreditGrade, minLoanLimit, maxLoanLimit) => {
    const basis = { annualRevenue: '8000000.00', annualTax: '120000.00' };
    const range = { minLoanLimit, maxLoanLimit };
    expect(estimateLoanLimit({ ...basis, taxCreditGrade })).toEqual(range);
  },
);

it('is never more than 3,000 万元', () => {
  const basis = { annualRevenue: '999999999.99', annualTax: '999999999.99' } as const;
  expect(estimateLoanLimit({ ...basis, taxCreditGrade: 'A' })).toEqual({
    minLoanLimit: 3_000,
    maxLoanLimit: 3_000,
  });
});

it('takes any amount of the contract', () => {
  const basis = { annualRevenue: '1200000000.00', annualTax: '999999999999.99' } as const;
  expect(estimateLoanLimit({ ...basis, taxCreditGrade: 'A' })).toEqual({
    minLoanLimit: 3_000,
    maxLoanLimit: 3_000,
  });
});

it('is an ordered range of whole numbers that grows with each figure', () => {
  fc.assert(
    fc.property(grade, yuan, yuan, yuan, (taxCreditGrade, annualRevenue, annualTax, other) => {
      const range = estimateLoanLimit({ taxCreditGrade, annualRevenue, annualTax });
      expect(Number.isInteger(range.minLoanLimit) && range.minLoanLimit >= 0).toBe(true);
      expect(range.minLoanLimit).toBeLessThanOrEqual(range.maxLoanLimit);
      const higher = Number(other) > Number(annualTax) ? other : annualTax;
      const more = estimateLoanLimit({ taxCreditGrade, annualRevenue, annualTax: higher });
      expect(more.maxLoanLimit).toBeGreaterThanOrEqual(range.maxLoanLimit);
      expect(more.minLoanLimit).toBeGreaterThanOrEqual(range.minLoanLimit);
    }),
  );
});

it('refuses what is no amount', () => {
  for (const annualTax of ['', '-1', '1e5', '1.234', 'NaN'])
    expect(() => estimateLoanLimit({ taxCreditGrade: 'A', annualRevenue: '1', annualTax })).toThrow(
      RangeError,
    );
});
