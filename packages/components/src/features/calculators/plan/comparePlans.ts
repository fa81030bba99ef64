import type { RepaymentType } from '@huiqi/sdk';
import type { Fen, LoanTermsLimits } from '@huiqi/sdk/domain';
import { loanPlan, type LoanPlan, type LoanTerms } from './loanPlan.js';

export interface ComparedPlan {
  readonly method: RepaymentType;
  readonly plan: LoanPlan;
  /** Interest above the cheapest; 0 for the cheapest. */
  readonly extra: Fen;
}

/** The same loan with every repayment type; empty for invalid terms. */
export function comparePlans(
  terms: LoanTerms,
  methods: readonly RepaymentType[],
  limits?: LoanTermsLimits,
): readonly ComparedPlan[] {
  const plans = methods.flatMap((method) => {
    const plan = loanPlan({ ...terms, repaymentType: method }, limits);
    return plan ? [{ method, plan }] : [];
  });
  const least = Math.min(...plans.map(({ plan }) => plan.totalInterest));
  return plans.map((one) => ({ ...one, extra: one.plan.totalInterest - least }));
}
