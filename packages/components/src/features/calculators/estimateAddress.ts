import { TaxCreditGradeValues, type TaxCreditGrade } from '@huiqi/sdk';
import { estimateLoanLimit, wanToFen, fenToYuan, type LoanLimitRange } from '@huiqi/sdk/domain';
import { amount } from '../../patterns/filters/amount.js';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { oneOf } from '../../patterns/filters/kinds.js';

/** What an estimate without a login is made from, as typed; amounts in 万元. */
export interface EstimateInput {
  readonly grade: TaxCreditGrade;
  readonly revenue: string;
  readonly tax: string;
}

/** The typed figures in the address; they are of no company that is named. */
export const estimateAddress = defineFilters({
  grade: oneOf(TaxCreditGradeValues),
  revenue: amount(),
  tax: amount(),
});

/** The estimate by the rule of the server; null for figures that are no numbers. */
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
