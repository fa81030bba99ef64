import type { InterestRateType, RepaymentPlan, RepaymentType } from '@huiqi/sdk';
import {
  fenToYuan,
  isStartDate,
  loanTermsProblems,
  repaymentDates,
  repaymentSchedule,
  type LoanTermsLimits,
} from '@huiqi/sdk/domain';
import { invalid } from '../../contract/ApiError.js';

export interface PlanTerms {
  readonly loanAmount: string;
  readonly loanterm: number;
  readonly interestRate: string;
  readonly interestRateType: InterestRateType;
  readonly repaymentType: RepaymentType;
  readonly startDate?: string | undefined;
}

function requireTerms(terms: PlanTerms, limits: LoanTermsLimits | undefined): void {
  const problems = loanTermsProblems({ ...terms, loanterm: String(terms.loanterm) }, limits);
  const { startDate } = terms;
  const wrongDay = startDate !== undefined && !isStartDate(startDate);
  const errors = [
    ...Object.entries(problems).map(([field, message]) => ({ field, message })),
    ...(wrongDay ? [{ field: 'startDate', message: '请输入正确的日期' }] : []),
  ];
  if (errors.length > 0) throw invalid(errors);
}

/** The repayment plan of a loan; throws 100400 for terms that cannot be calculated. */
export function planOf(terms: PlanTerms, limits?: LoanTermsLimits): RepaymentPlan {
  requireTerms(terms, limits);
  const { startDate, loanterm, repaymentType } = terms;
  const { rows, totalInterest, totalPayment } = repaymentSchedule({
    amount: terms.loanAmount,
    rate: terms.interestRate,
    rateType: terms.interestRateType,
    months: loanterm,
    method: repaymentType,
  });
  const dates = startDate === undefined ? [] : repaymentDates(startDate, loanterm);
  // A single payment is due at the end of the term.
  const dueDateOf = (period: number) => dates.at(rows.length === 1 ? -1 : period - 1) ?? null;
  return {
    loanAmount: terms.loanAmount,
    loanterm,
    interestRate: terms.interestRate,
    interestRateType: terms.interestRateType,
    repaymentType,
    startDate: startDate ?? null,
    totalInterest: fenToYuan(totalInterest),
    totalRepayment: fenToYuan(totalPayment),
    schedule: rows.map(({ period, principal, interest, payment, remaining }) => ({
      period,
      dueDate: dueDateOf(period),
      principal: fenToYuan(principal),
      interest: fenToYuan(interest),
      repayment: fenToYuan(payment),
      remaining: fenToYuan(remaining),
    })),
  };
}
