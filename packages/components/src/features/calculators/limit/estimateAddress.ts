import { TaxCreditGradeValues, type TaxCreditGrade } from '@huiqi/sdk';
import { estimateLoanLimit, wanToFen, fenToYuan, type LoanLimitRange } from '@huiqi/sdk/domain';
import { amount } from '../../../patterns/filters/amount.js';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { oneOf } from '../../../patterns/filters/kinds.js';

/** Entered figures of an estimate without login; amounts in 万元. */
export interface EstimateInput {
  readonly grade: TaxCreditGrade;
  readonly revenue: string;
  readonly tax: string;
}

/** The entered figures in the address; they name no company. */
export const estimateAddress = defineFilters({
  grade: oneOf(TaxCreditGradeValues),
  revenue: amount(),
  tax: amount(),
});

/** The estimate by the server's rule; null for invalid numbers. */
export function estimateOf({ grade, revenue, tax }: EstimateInput): LoanLimitRange | null {
  try {
    return estimateLoanLimit({
      taxCreditGrade: grade,
      annualRevenue: fenToYuan(wanToFen(revenue)),
      annualTax: fenToYuan(wanToFen(tax)),
    });
  } catch {
    return null;
  }
}
