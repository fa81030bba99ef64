import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RepaymentTypeValues } from '../../generated/enums.js';
import { fenToYuan, wanToFen } from '../money/fen.js';
import { repaymentSchedule, type RepaymentTerms } from './repaymentSchedule.js';

const loan = (more: Partial<RepaymentTerms>): RepaymentTerms => ({
  amount: '100',
  rate: '4.35',
  months: 12,
  method: 'AVERAGE_CAPITAL_PLUS_INTEREST',
  ...more,
});

describe('known loans', () => {
  it('pays the same each month', () => {
    const { rows, totalInterest } = repaymentSchedule(loan({}));
    expect(rows[0]).toEqual({
      period: 1,
      principal: 8_168_490,
      interest: 362_500,
      payment: 8_530_990,
      remaining: 91_831_510,
    });
    expect(new Set(rows.slice(0, -1).map(({ payment }) => payment)).size).toBe(1);
    expect(Math.abs(rows[11]!.payment - rows[0]!.payment)).toBeLessThan(12);
    expect(fenToYuan(totalInterest)).toBe('23718.79');
  });

  it('pays the same part of the principal each month', () => {
    const { rows, totalInterest } = repaymentSchedule(
      loan({ method: 'AVERAGE_CAPITAL', amount: '12', rate: '6', months: 12 }),
    );
    expect(rows.map(({ principal }) => principal)).toEqual(Array(12).fill(1_000_000));
    expect(rows[0]!.interest).toBe(60_000);
    expect(rows[11]!.interest).toBe(5_000);
    expect(totalInterest).toBe(390_000);
  });

  it('pays interest each month and the principal at the end', () => {
    const { rows, totalInterest } = repaymentSchedule(
      loan({ method: 'FIRST_INTEREST_LAST_LOAN', rate: '3.6', months: 6 }),
    );
    expect(rows.map(({ payment }) => payment)).toEqual([
      ...Array<number>(5).fill(300_000),
      100_300_000,
    ]);
    expect(totalInterest).toBe(1_800_000);
  });

  it('pays all at once, by a daily rate of a year with 360 days', () => {
    const terms = loan({ method: 'REPAYMENT_ANYTIME', rate: '0.01', rateType: 'DAY', months: 1 });
    expect(repaymentSchedule(terms)).toEqual({
      rows: [
        {
          period: 1,
          principal: 100_000_000,
          interest: 300_000,
          payment: 100_300_000,
          remaining: 0,
        },
      ],
      totalInterest: 300_000,
      totalPayment: 100_300_000,
    });
  });

  it('shares out a loan without interest to the last fen', () => {
    const principals = (more: Partial<RepaymentTerms>) =>
      repaymentSchedule(loan({ rate: '0', ...more })).rows.map(({ principal }) => principal);
    expect(principals({ amount: '1', months: 3 })).toEqual([333_333, 333_333, 333_334]);
    const tiny = { amount: '0.000003', months: 5, method: 'AVERAGE_CAPITAL' } as const;
    expect(principals(tiny)).toEqual([1, 1, 1, 0, 0]);
  });

  it('accepts a monthly rate', () => {
    const monthly = repaymentSchedule(loan({ rate: '0.5', rateType: 'MOUTH' }));
    expect(monthly).toEqual(repaymentSchedule(loan({ rate: '6' })));
  });
});

const amounts = fc.integer({ min: 1, max: 999_999_99 }).map((n) => (n / 100).toFixed(2));
const rates = fc.integer({ min: 0, max: 360_000 }).map((n) => (n / 10_000).toFixed(4));
const months = fc.integer({ min: 1, max: 600 });
const method = fc.constantFrom(...RepaymentTypeValues);

describe('every loan', () => {
  it('is repaid to the fen', () => {
    fc.assert(
      fc.property(amounts, rates, months, method, (amount, rate, term, how) => {
        const { rows, totalInterest, totalPayment } = repaymentSchedule({
          amount,
          rate,
          months: term,
          method: how,
        });
        const principal = wanToFen(amount);
        let owed = principal;
        const wrong = rows.filter(({ principal: paid, interest, payment, remaining }) => {
          const before = owed;
          owed = remaining;
          return paid + interest !== payment || paid < 0 || remaining !== before - paid;
        });
        expect(wrong).toEqual([]);
        expect(owed).toBe(0);
        expect(totalPayment - totalInterest).toBe(principal);
      }),
      { numRuns: 150 },
    );
  });

  // Half a fen a payment decides over 100 yuan in fifty years: only amounts and terms that banks lend.
  it('costs no more with equal principal than with equal payments, and interest first costs most', () => {
    const lent = fc.integer({ min: 100, max: 999_999_99 }).map((n) => (n / 100).toFixed(2));
    const charged = fc.integer({ min: 0, max: 240_000 }).map((n) => (n / 10_000).toFixed(4));
    const usual = fc.integer({ min: 1, max: 360 });
    fc.assert(
      fc.property(lent, charged, usual, (amount, rate, term) => {
        const cost = (how: RepaymentTerms['method']) =>
          repaymentSchedule({ amount, rate, months: term, method: how }).totalInterest;
        expect(cost('AVERAGE_CAPITAL')).toBeLessThanOrEqual(
          cost('AVERAGE_CAPITAL_PLUS_INTEREST') + term,
        );
        expect(cost('AVERAGE_CAPITAL_PLUS_INTEREST')).toBeLessThanOrEqual(
          cost('FIRST_INTEREST_LAST_LOAN') + term,
        );
      }),
      { numRuns: 100 },
    );
  });
});

describe('invalid loans', () => {
  it.each([
    [{ amount: '1e3' }],
    [{ amount: '-1' }],
    [{ amount: '1.1234567' }],
    [{ rate: '' }],
    [{ rate: 'NaN' }],
    [{ months: 0 }],
    [{ months: 601 }],
    [{ months: 1.5 }],
    [{ rateType: 'ELSE' as const }],
  ])('%j is refused', (more) => {
    expect(() => repaymentSchedule(loan(more))).toThrow(RangeError);
  });
});
