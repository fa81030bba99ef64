import type { ProductDetail } from '@huiqi/sdk';
import type { LoanTermsLimits } from '@huiqi/sdk/domain';
import type { LoanTerms } from './loanPlan.js';

/** What a calculator needs to know of a product. */
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

/** 万元; small enterprises ask for this much most often. */
const usualAmount = 10;

/** Ranges that a product offers. */
export const productLimits = (product: CalculatedProduct): LoanTermsLimits => ({
  loanAmount: { min: String(product.minLoanLimit), max: String(product.maxLoanLimit) },
  loanterm: { min: String(product.minLoanTerm), max: String(product.maxLoanTerm) },
  interestRate: { min: String(product.minInterestRate), max: String(product.maxInterestRate) },
});

/** Where a product's calculation begins: a usual amount, the longest term and, to promise nothing, the highest rate. */
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
