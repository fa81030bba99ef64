import type { InterestRateType, RepaymentType } from '@huiqi/sdk';
import {
  fenToYuan,
  formatThousands,
  isStartDate,
  loanTermsProblems,
  repaymentDates,
  repaymentSchedule,
  type Fen,
  type LoanTermsLimits,
  type RepaymentRow,
  type RepaymentSchedule,
} from '@huiqi/sdk/domain';

/** The entered terms of a loan; the texts may be invalid. */
export interface LoanTerms {
  readonly loanAmount: string;
  readonly loanterm: string;
  readonly interestRate: string;
  readonly interestRateType: InterestRateType;
  readonly repaymentType: RepaymentType;
  /** YYYY-MM-DD or ''. */
  readonly startDate: string;
}

export interface PlanRow extends RepaymentRow {
  readonly dueDate: string | null;
}

export interface LoanPlan extends Omit<RepaymentSchedule, 'rows'> {
  readonly rows: readonly PlanRow[];
  /** Fen of the loan. */
  readonly principal: Fen;
}

/** Formats fen as yuan with thousands separators: 123456789 → 1,234,567.89. */
export const formatFen = (fen: Fen): string => formatThousands(fenToYuan(fen));

/** A loan's plan by the same arithmetic as the server's; null for invalid terms. */
export function loanPlan(terms: LoanTerms, limits?: LoanTermsLimits): LoanPlan | null {
  if (Object.keys(loanTermsProblems(terms, limits)).length > 0) return null;
  const months = Number(terms.loanterm);
  const { rows, totalInterest, totalPayment } = repaymentSchedule({
    amount: terms.loanAmount,
    rate: terms.interestRate,
    rateType: terms.interestRateType,
    months,
    method: terms.repaymentType,
  });
  const dates = isStartDate(terms.startDate) ? repaymentDates(terms.startDate, months) : [];
  // A single payment is due at the end of the term.
  const dueDateOf = (period: number) =>
    dates[(rows.length === 1 ? dates.length : period) - 1] ?? null;
  return {
    principal: totalPayment - totalInterest,
    totalInterest,
    totalPayment,
    rows: rows.map((row) => ({ ...row, dueDate: dueDateOf(row.period) })),
  };
}
