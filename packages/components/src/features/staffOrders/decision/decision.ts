import type { LoanLimits, OrderDecision, OrderLoan, OrderStatus } from '@huiqi/sdk';
import { loanErrors } from '@huiqi/sdk/domain';

export type DecisionStatus = OrderDecision['orderStatus'];

const positive: readonly OrderStatus[] = ['APPROVAL_SUCCESS', 'JXW_AUDIT_PASSED'];
const negative: readonly OrderStatus[] = ['APPROVAL_FAIL', 'JXW_AUDIT_FAIL', 'BANK_APPROVAL_FAIL'];

/** The approving and rejecting statuses among the server's choices; loans are entered separately. */
export function decisionChoices(choices: readonly OrderStatus[]) {
  const pick = (wanted: readonly OrderStatus[]) =>
    choices.find((status): status is DecisionStatus => wanted.includes(status));
  return { accept: pick(positive), reject: pick(negative) };
}

export type LoanDraft = Readonly<Record<'date' | 'amount' | 'rate' | 'term' | 'remark', string>>;

/** Errors, at most one per invalid field, by the same rule as the server's; `today` is the current day in China. */
export const validateLoan = (
  draft: LoanDraft,
  limits: LoanLimits,
  today: string,
): Partial<LoanDraft> =>
  Object.fromEntries(
    loanErrors(toOrderLoan(draft), limits, today).map(({ field, message }) => [field, message]),
  );

export const toOrderLoan = ({ date, amount, rate, term, remark }: LoanDraft): OrderLoan => ({
  date,
  amount,
  rate,
  term: term.trim() === '' ? Number.NaN : Number(term),
  ...(remark.trim() === '' ? {} : { remark: remark.trim() }),
});
