import type { RepaymentType } from '@huiqi/sdk';
import { KeyFigures } from '../../../patterns/page/KeyFigures.js';
import { useCalculatorsCopy } from '../copy.js';
import { formatFen, type LoanPlan } from './loanPlan.js';

export interface PlanSummaryProps {
  readonly plan: LoanPlan;
  readonly method: RepaymentType;
}

/** The cost of a loan: payment, interest, total. */
export function PlanSummary({ plan, method }: PlanSummaryProps) {
  const copy = useCalculatorsCopy();
  const label = {
    AVERAGE_CAPITAL_PLUS_INTEREST: copy.eachPayment,
    AVERAGE_CAPITAL: copy.firstPayment,
    FIRST_INTEREST_LAST_LOAN: copy.firstPayment,
    REPAYMENT_ANYTIME: copy.duePayment,
  }[method];
  return (
    <KeyFigures
      figures={[
        { label, value: formatFen(plan.rows[0]?.payment ?? 0), unit: copy.yuan },
        { label: copy.totalInterest, value: formatFen(plan.totalInterest), unit: copy.yuan },
        { label: copy.totalRepayment, value: formatFen(plan.totalPayment), unit: copy.yuan },
      ]}
    />
  );
}
