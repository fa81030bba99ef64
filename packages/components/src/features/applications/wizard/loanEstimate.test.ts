import type { ProductDetail } from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { loanEstimate, usualTerms } from './loanEstimate.js';

const product = {
  ...(examples.getProduct['default'] as ProductDetail),
  maxInterestRate: '3.60',
  interestRateType: 'YEAR' as const,
};
const values = { loanAmount: '12', loanterm: '12', repaymentType: 'AVERAGE_CAPITAL' };

it('is the first payment at the highest rate', () => {
  // 10,000 yuan of principal and 0.3 % of 120,000 yuan.
  expect(loanEstimate(product, values)).toBe('10,360.00');
});

it('is not told where it is unknown', () => {
  expect(loanEstimate(product, { ...values, loanAmount: '' })).toBeNull();
  expect(loanEstimate(product, { ...values, loanterm: 'x' })).toBeNull();
  expect(loanEstimate(product, { ...values, repaymentType: 'REPAYMENT_ANYTIME' })).toBeNull();
  expect(loanEstimate({ ...product, interestRateType: 'ELSE' }, values)).toBeNull();
});

it('is of a usual loan within the limits of the product until something is typed', () => {
  const terms = { ...product, minLoanLimit: 20, maxLoanLimit: 300, maxLoanTerm: 24 };
  expect(usualTerms(terms, {})).toEqual({ loanAmount: '20', loanterm: '24' });
  expect(usualTerms(terms, { loanAmount: '35', loanterm: '6' })).toEqual({
    loanAmount: '35',
    loanterm: '6',
  });
});
