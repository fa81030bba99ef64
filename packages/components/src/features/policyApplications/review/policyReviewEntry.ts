import type {
  PolicyApplicationEvent,
  PolicyDecision,
  PolicyRedemptionEntry,
  PolicyReviewDecision,
} from '@huiqi/sdk';
import { policyDecisionErrors, policyRedemptionErrors } from '@huiqi/sdk/domain';
import type { PolicyReviewCopy } from './copy.js';

/** What a reviewer does: a decision, or recording what was paid out. */
export type PolicyReviewAction = PolicyDecision | 'REDEEM';

/** The fields of the dialogs as text. */
export interface PolicyReviewDraft {
  /** What the applicant will read. */
  readonly reason: string;
  readonly amount: string;
}

/** Actions in the order of their buttons. */
const actions: readonly PolicyReviewAction[] = ['PASS', 'REDEEM', 'RETURN', 'REJECT'];

/** What may be done, of everything that can happen to a declaration. */
export const reviewActions = (choices: readonly PolicyApplicationEvent[]): PolicyReviewAction[] =>
  actions.filter((action) => choices.includes(action));

/** A decision as the contract has it. */
export function toDecision(
  decision: PolicyDecision,
  draft: Pick<PolicyReviewDraft, 'reason'>,
): PolicyReviewDecision {
  const reason = draft.reason.trim();
  return { decision, ...(reason === '' ? {} : { reason }) };
}

/** A payment as the contract has it. */
export function toRedemption(draft: PolicyReviewDraft): PolicyRedemptionEntry {
  const remark = draft.reason.trim();
  return { amount: draft.amount.trim(), ...(remark === '' ? {} : { remark }) };
}

/** One message for each invalid field; empty if it can be sent. */
export function reviewErrors(
  action: PolicyReviewAction,
  draft: PolicyReviewDraft,
  copy: PolicyReviewCopy,
): Partial<PolicyReviewDraft> {
  if (action === 'REDEEM' && !/^\d{1,8}(\.\d{1,2})?$/.test(draft.amount.trim()))
    return { amount: copy.amountNeeded };
  const found =
    action === 'REDEEM'
      ? policyRedemptionErrors(toRedemption(draft))
      : policyDecisionErrors(toDecision(action, draft));
  return Object.fromEntries(found.map(({ field, message }) => [field, message]));
}
