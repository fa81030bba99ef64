import { describe, expect, it } from 'vitest';
import { productDetailCopy } from './copy.js';
import { monthlyEstimate, paymentLabels } from './monthlyEstimate.js';

const product = {
  minLoanLimit: 1,
  maxLoanLimit: 300,
  maxLoanTerm: 36,
  maxInterestRate: '4.35',
  interestRateType: 'YEAR',
  repaymentTypeList: ['REPAYMENT_ANYTIME', 'AVERAGE_CAPITAL_PLUS_INTEREST'],
} as const;

describe('monthlyEstimate', () => {
  it('takes the first fixed method, the highest rate and the longest term', () => {
    // 100,000 yuan in 36 equal payments at 4.35 % a year.
    expect(
      monthlyEstimate({ ...product, repaymentTypeList: [...product.repaymentTypeList] }),
    ).toEqual({
      payment: '2,967.99',
      amount: 10,
      months: 36,
      rate: '4.35',
      method: 'AVERAGE_CAPITAL_PLUS_INTEREST',
    });
  });

  it.each([
    ['AVERAGE_CAPITAL_PLUS_INTEREST', '每月约还'],
    ['AVERAGE_CAPITAL', '首月约还'],
    ['FIRST_INTEREST_LAST_LOAN', '每月约付利息'],
  ] as const)('says what is paid by %s: %s', (method, label) => {
    const estimate = monthlyEstimate({ ...product, repaymentTypeList: [method] });
    expect(estimate && productDetailCopy[paymentLabels[estimate.method]]).toBe(label);
  });

  it('stays within the limits of the product', () => {
    const repaymentTypeList = ['AVERAGE_CAPITAL' as const];
    expect(monthlyEstimate({ ...product, repaymentTypeList, minLoanLimit: 50 })?.amount).toBe(50);
    expect(monthlyEstimate({ ...product, repaymentTypeList, maxLoanLimit: 5 })?.amount).toBe(5);
  });

  it('is null without a fixed method, a known rate or a sound term', () => {
    expect(monthlyEstimate({ ...product, repaymentTypeList: ['REPAYMENT_ANYTIME'] })).toBeNull();
    const repaymentTypeList = ['AVERAGE_CAPITAL' as const];
    expect(monthlyEstimate({ ...product, repaymentTypeList, interestRateType: 'ELSE' })).toBeNull();
    expect(monthlyEstimate({ ...product, repaymentTypeList, maxLoanTerm: 0 })).toBeNull();
  });
});
