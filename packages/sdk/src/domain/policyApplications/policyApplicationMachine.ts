import type {
  PolicyApplicationEvent,
  PolicyApplicationState,
  PolicyDecision,
  RoleType,
} from '../../generated/enums.js';

/** Who moves a declaration: the applicant, or a staff role that reviews it. */
export type PolicyMover = 'APPLICANT' | Extract<RoleType, 'OPERATOR' | 'ADMIN'>;

export interface PolicyTransition {
  /** Null for what is not a declaration yet: a draft, or an unsaved form. */
  readonly from: PolicyApplicationState | null;
  readonly event: PolicyApplicationEvent;
  readonly to: PolicyApplicationState;
  readonly actors: readonly PolicyMover[];
}

const applicant: readonly PolicyMover[] = ['APPLICANT'];
const reviewers: readonly PolicyMover[] = ['OPERATOR', 'ADMIN'];

/** The transitions of a declaration. The specification does not show its states: all inferred. */
export const policyTransitions: readonly PolicyTransition[] = [
  { from: null, event: 'SUBMIT', to: 'PENDING', actors: applicant },
  { from: 'PENDING', event: 'PASS', to: 'PASSED', actors: reviewers },
  { from: 'PENDING', event: 'RETURN', to: 'RETURNED', actors: reviewers },
  { from: 'PENDING', event: 'REJECT', to: 'REJECTED', actors: reviewers },
  { from: 'RETURNED', event: 'RESUBMIT', to: 'PENDING', actors: applicant },
  // Its applicant may have lost the company, and while it is open nobody else of the company can declare.
  { from: 'RETURNED', event: 'REJECT', to: 'REJECTED', actors: reviewers },
  { from: 'PASSED', event: 'REDEEM', to: 'REDEEMED', actors: reviewers },
];

/** The events an actor may trigger on a declaration now. */
export const policyTransitionsFrom = (
  state: PolicyApplicationState | null,
  actor: PolicyMover,
): readonly PolicyTransition[] =>
  policyTransitions.filter(({ from, actors }) => from === state && actors.includes(actor));

/** The state an event leads to, or null if it is not allowed now or not for this actor. */
export const nextPolicyState = (
  state: PolicyApplicationState | null,
  event: PolicyApplicationEvent,
  actor: PolicyMover,
): PolicyApplicationState | null =>
  policyTransitionsFrom(state, actor).find((row) => row.event === event)?.to ?? null;

/** Decisions whose reason the applicant needs to know. */
export const needsPolicyReason = (event: PolicyApplicationEvent | PolicyDecision): boolean =>
  event === 'RETURN' || event === 'REJECT';

/** States in which a company's declaration of a policy excludes another one; after a rejection it may declare again. */
export const openPolicyStates: readonly PolicyApplicationState[] = [
  'PENDING',
  'RETURNED',
  'PASSED',
  'REDEEMED',
];
