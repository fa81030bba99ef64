import { describe, expect, it } from 'vitest';
import { loanTermsProblems, yearlyRate, type LoanTermsInput } from './loanTerms.js';

const terms = (more: Partial<LoanTermsInput> = {}): LoanTermsInput => ({
  loanAmount: '10',
  loanterm: '12',
  interestRate: '4.35',
  interestRateType: 'YEAR',
  ...more,
});

describe('loanTermsProblems', () => {
  it.each([
    {},
    { loanAmount: '0.01' },
    { loanAmount: '100000' },
    { loanterm: '600' },
    { interestRate: '0' },
    { interestRate: '100' },
    { interestRate: '1', interestRateType: 'DAY' as const },
  ])('lets %j pass', (more) => {
    expect(loanTermsProblems(terms(more))).toEqual({});
  });

  it.each([
    ['loanAmount', '0'],
    ['loanAmount', '0.001'],
    ['loanAmount', '100000.01'],
    ['loanAmount', '-1'],
    ['loanAmount', '1e3'],
    ['loanAmount', ''],
    ['loanterm', '0'],
    ['loanterm', '601'],
    ['loanterm', '1.5'],
    ['interestRate', '100.01'],
    ['interestRate', 'Infinity'],
  ] as const)('refuses %s %j', (name, value) => {
    expect(Object.keys(loanTermsProblems(terms({ [name]: value })))).toEqual([name]);
  });

  it('names the range, which may be that of a product', () => {
    const limits = {
      loanAmount: { min: '1', max: '300' },
      loanterm: { min: '6', max: '12' },
      interestRate: { min: '3.45', max: '4.35' },
    };
    const wrong = terms({ loanAmount: '301', loanterm: '13', interestRate: '3.4499' });
    expect(loanTermsProblems(wrong, limits)).toEqual({
      loanAmount: '贷款金额应为 1–300 万元',
      loanterm: '贷款期限应为 6–12 个月',
      interestRate: '利率应为 3.45–4.35 %',
    });
  });

  it('refuses a rate without a period whatever else is typed', () => {
    expect(loanTermsProblems(terms({ interestRateType: 'ELSE', loanAmount: '' }))).toEqual({
      interestRateType: '其他计息方式无法测算，请以银行的还款计划为准',
    });
  });
});

it('turns rates into those of a year', () => {
  expect(yearlyRate('0.0125', 'DAY')).toBe('4.5');
  expect(yearlyRate('0.3625', 'MOUTH')).toBe('4.35');
  expect(yearlyRate('4.3500', 'YEAR')).toBe('4.35');
  expect(yearlyRate('0', 'DAY')).toBe('0');
  expect(yearlyRate('1', 'ELSE')).toBeNull();
});
