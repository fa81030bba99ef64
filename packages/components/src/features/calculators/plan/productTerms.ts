import type { ProductDetail } from '@huiqi/sdk';
import type { LoanTermsLimits } from '@huiqi/sdk/domain';
import type { LoanTerms } from './loanPlan.js';

/** The product fields that a calculator needs. */
export type CalculatedProduct = Pick<
  ProductDetail,
  | 'minLoanLimit'
  | 'maxLoanLimit'
  | 'minInterestRate'
  | 'maxInterestRate'
  | 'interestRateType'
  | 'minLoanTerm'
  | 'maxLoanTerm'
  | 'repaymentTypeList'
>;

/** 万元; the most frequent request of small enterprises. */
const usualAmount = 10;

/** Ranges that a product offers. */
export const productLimits = (product: CalculatedProduct): LoanTermsLimits => ({
  loanAmount: { min: String(product.minLoanLimit), max: String(product.maxLoanLimit) },
  loanterm: { min: String(product.minLoanTerm), max: String(product.maxLoanTerm) },
  interestRate: { min: String(product.minInterestRate), max: String(product.maxInterestRate) },
});

/**
 * Initial terms for a product: a usual amount, the longest term and, so as not to promise too much, the highest rate.
 */
export const productTerms = (product: CalculatedProduct): LoanTerms => ({
  loanAmount: String(Math.min(Math.max(usualAmount, product.minLoanLimit), product.maxLoanLimit)),
  loanterm: String(product.maxLoanTerm),
  interestRate: String(product.maxInterestRate),
  interestRateType: product.interestRateType,
  repaymentType:
    product.repaymentTypeList.find((type) => type !== 'REPAYMENT_ANYTIME') ??
    product.repaymentTypeList[0] ??
    'AVERAGE_CAPITAL_PLUS_INTEREST',
  startDate: '',
});
