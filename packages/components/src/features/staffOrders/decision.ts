import type { OrderDecision, OrderLoan, OrderStatus } from '@huiqi/sdk';
import { isCalendarDate } from '@huiqi/sdk/domain';
import type { StaffOrdersCopy } from './copy.js';

export type DecisionStatus = OrderDecision['orderStatus'];

const positive: readonly OrderStatus[] = ['APPROVAL_SUCCESS', 'JXW_AUDIT_PASSED'];
const negative: readonly OrderStatus[] = ['APPROVAL_FAIL', 'JXW_AUDIT_FAIL', 'BANK_APPROVAL_FAIL'];

/** The statuses among the server's choices that approve and reject; loans are entered separately. */
export function decisionChoices(choices: readonly OrderStatus[]) {
  const pick = (wanted: readonly OrderStatus[]) =>
    choices.find((status): status is DecisionStatus => wanted.includes(status));
  return { accept: pick(positive), reject: pick(negative) };
}

export type LoanDraft = Readonly<Record<'date' | 'amount' | 'rate' | 'term' | 'remark', string>>;

/** One message for each invalid field. */
export function validateLoan(draft: LoanDraft, copy: StaffOrdersCopy): Partial<LoanDraft> {
  const rows: readonly (readonly [keyof LoanDraft, boolean, string])[] = [
    ['date', isCalendarDate(draft.date), copy.dateNeeded],
    [
      'amount',
      /^\d{1,8}(\.\d{1,2})?$/.test(draft.amount) && Number(draft.amount) > 0,
      copy.amountWrong,
    ],
    ['rate', /^\d{1,3}(\.\d{1,4})?$/.test(draft.rate) && Number(draft.rate) <= 100, copy.rateWrong],
    ['term', /^\d{1,3}$/.test(draft.term) && inTerm(Number(draft.term)), copy.termWrong],
  ];
  return Object.fromEntries(rows.flatMap(([name, right, words]) => (right ? [] : [[name, words]])));
}

const inTerm = (months: number) => months >= 1 && months <= 600;

export const toOrderLoan = ({ date, amount, rate, term, remark }: LoanDraft): OrderLoan => ({
  date,
  amount,
  rate,
  term: Number(term),
  ...(remark.trim() === '' ? {} : { remark: remark.trim() }),
});
