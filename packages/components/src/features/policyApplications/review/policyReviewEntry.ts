import type {
  PolicyApplicationEvent,
  PolicyDecision,
  PolicyRedemptionEntry,
  PolicyReviewDecision,
} from '@huiqi/sdk';
import { policyDecisionErrors, policyRedemptionErrors } from '@huiqi/sdk/domain';
import type { PolicyReviewCopy } from './copy.js';

/** A reviewer's action: a decision, or recording a payment. */
export type PolicyReviewAction = PolicyDecision | 'REDEEM';

/** The dialogs' fields as text. */
export interface PolicyReviewDraft {
  /** Shown to the applicant. */
  readonly reason: string;
  readonly amount: string;
}

/** Actions in button order. */
const actions: readonly PolicyReviewAction[] = ['PASS', 'REDEEM', 'RETURN', 'REJECT'];

/** The available actions among all events of a declaration. */
export const reviewActions = (choices: readonly PolicyApplicationEvent[]): PolicyReviewAction[] =>
  actions.filter((action) => choices.includes(action));

/** The request of a decision. */
export function toDecision(
  decision: PolicyDecision,
  draft: Pick<PolicyReviewDraft, 'reason'>,
): PolicyReviewDecision {
  const reason = draft.reason.trim();
  return { decision, ...(reason === '' ? {} : { reason }) };
}

/** The request of a payment. */
export function toRedemption(draft: PolicyReviewDraft): PolicyRedemptionEntry {
  const remark = draft.reason.trim();
  return { amount: draft.amount.trim(), ...(remark === '' ? {} : { remark }) };
}

/** Errors, at most one per invalid field; empty if it can be sent. */
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
