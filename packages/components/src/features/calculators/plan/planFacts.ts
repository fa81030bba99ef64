import { InterestRateTypeLabels, RepaymentTypeLabels } from '@huiqi/sdk';
import { formatPercent, formatWan } from '@huiqi/sdk/domain';
import { localized } from '../../../provider/copy.js';
import type { CalculatorsCopy } from '../copy.js';
import { formatFen, type LoanPlan, type LoanTerms } from './loanPlan.js';

export interface PlanFacts {
  readonly plan: LoanPlan;
  readonly terms: LoanTerms;
  /** Product and bank, for a product's plan. */
  readonly subject?: string | undefined;
}

/** What a plan is based on and amounts to, for its spreadsheet and its print. */
export function planFacts(
  { plan, terms, subject }: PlanFacts,
  copy: CalculatorsCopy,
): [term: string, value: string][] {
  return [
    ...(subject === undefined ? [] : [[copy.product, subject] as [string, string]]),
    [copy.amount, localized(copy, formatWan)(terms.loanAmount)],
    [copy.term, `${terms.loanterm}${copy.months}`],
    [
      localized(copy, InterestRateTypeLabels)[terms.interestRateType],
      formatPercent(terms.interestRate),
    ],
    [copy.method, RepaymentTypeLabels[terms.repaymentType]],
    ...(terms.startDate === '' ? [] : [[copy.startDate, terms.startDate] as [string, string]]),
    [copy.totalInterest, `${formatFen(plan.totalInterest)}${copy.yuan}`],
    [copy.totalRepayment, `${formatFen(plan.totalPayment)}${copy.yuan}`],
  ];
}
