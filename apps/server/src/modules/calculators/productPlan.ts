import type { OperationInput, RepaymentPlan } from '@huiqi/sdk';
import { RepaymentTypeLabels, type LoanTermsLimits } from '@huiqi/sdk/domain';
import { invalid } from '../../contract/ApiError.js';
import { plainDecimal } from '../../text/decimals.js';
import type { ProductRow } from '../products/toProduct.js';
import { planOf } from './planOf.js';

type Product = ProductRow['product'];
type Input = Omit<OperationInput<'calculateProductLoan'>, 'productId'>;

const limitsOf = (product: Product): LoanTermsLimits => ({
  loanAmount: { min: String(product.minLoanLimit), max: String(product.maxLoanLimit) },
  loanterm: { min: String(product.minLoanTerm), max: String(product.maxLoanTerm) },
  interestRate: {
    min: plainDecimal(product.minInterestRate),
    max: plainDecimal(product.maxInterestRate),
  },
});

/** The repayment plan of a product's loan; throws 100400 for terms that the product does not offer. */
export function productPlan(product: Product, input: Input): RepaymentPlan {
  if (!product.repaymentTypes.includes(input.repaymentType)) {
    const offered = product.repaymentTypes.map((type) => RepaymentTypeLabels[type]).join('、');
    throw invalid([{ field: 'repaymentType', message: `该产品的还款方式为：${offered}` }]);
  }
  const interestRate = input.interestRate ?? plainDecimal(product.minInterestRate);
  const { interestRateType } = product;
  return planOf({ ...input, interestRate, interestRateType }, limitsOf(product));
}
