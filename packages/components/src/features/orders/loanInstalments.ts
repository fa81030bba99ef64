import type { LoanRecord, RepaymentType } from '@huiqi/sdk';
import { repaymentDates, repaymentSchedule, type RepaymentRow } from '@huiqi/sdk/domain';

export interface Instalment extends RepaymentRow {
  /** YYYY-MM-DD. */
  readonly due: string;
}

/** The schedule of a disbursed loan with its due dates. */
export function loanInstalments(
  { date, amount, rate, term }: Omit<LoanRecord, 'remark'>,
  method: RepaymentType,
) {
  const { rows, ...totals } = repaymentSchedule({ amount, rate, months: term, method });
  const dates = repaymentDates(date, term);
  // A loan repayable at any time has one row, due at the end.
  const firstDue = dates.length - rows.length;
  const instalments = rows.map((row, at): Instalment => ({
    ...row,
    due: dates[firstDue + at] ?? '',
  }));
  return { instalments, ...totals };
}
