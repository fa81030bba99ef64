import type { OrderEvent, OrderStatus, RoleType } from '../../generated/enums.js';

/** Who moves an order: a staff role, the applicant, or the server itself. */
export type OrderMover =
  | 'APPLICANT'
  | 'SYSTEM'
  | Extract<RoleType, 'FINANCIER' | 'OPERATOR' | 'ADMIN'>;

export interface OrderTransition {
  readonly from: OrderStatus;
  readonly event: OrderEvent;
  readonly to: OrderStatus;
  readonly actors: readonly OrderMover[];
  /** Only for orders of this kind. */
  readonly when?: 'epidemic' | 'ordinary';
}

const bank: readonly OrderMover[] = ['FINANCIER'];
const commission: readonly OrderMover[] = ['OPERATOR', 'ADMIN'];
const staff: readonly OrderMover[] = ['FINANCIER', 'OPERATOR', 'ADMIN'];
const server: readonly OrderMover[] = ['SYSTEM'];
const applicant: readonly OrderMover[] = ['APPLICANT'];

/** The transitions of an order. The specification does not show them (spec 1 §4): all inferred. */
export const orderTransitions: readonly OrderTransition[] = [
  {
    from: 'SAVE_NOT_SUBMIT',
    event: 'SUBMIT',
    to: 'ACCEPT_SUCCESS',
    actors: applicant,
    when: 'ordinary',
  },
  {
    from: 'SAVE_NOT_SUBMIT',
    event: 'SUBMIT',
    to: 'PRE_JXW_ACCEPT',
    actors: applicant,
    when: 'epidemic',
  },
  { from: 'ACCEPT_SUCCESS', event: 'NO_ANSWER', to: 'BANK_NO_INFO', actors: server },
  { from: 'ACCEPT_SUCCESS', event: 'GRANT', to: 'APPROVAL_SUCCESS', actors: bank },
  { from: 'ACCEPT_SUCCESS', event: 'REJECT', to: 'APPROVAL_FAIL', actors: bank },
  { from: 'BANK_NO_INFO', event: 'GRANT', to: 'APPROVAL_SUCCESS', actors: bank },
  { from: 'BANK_NO_INFO', event: 'REJECT', to: 'APPROVAL_FAIL', actors: bank },
  { from: 'PRE_JXW_ACCEPT', event: 'REVIEW_PASS', to: 'JXW_AUDIT_PASSED', actors: commission },
  { from: 'PRE_JXW_ACCEPT', event: 'REVIEW_REJECT', to: 'JXW_AUDIT_FAIL', actors: commission },
  { from: 'JXW_AUDIT_PASSED', event: 'REJECT', to: 'BANK_APPROVAL_FAIL', actors: bank },
  { from: 'JXW_AUDIT_PASSED', event: 'DISBURSE', to: 'BANK_APPROVAL_SUCCESS', actors: bank },
  { from: 'APPROVAL_SUCCESS', event: 'DISBURSE', to: 'BANK_APPROVAL_SUCCESS', actors: bank },
  // A loan that was recorded but never paid out: the order returns to its earlier status once a second person has
  // confirmed it.
  {
    from: 'BANK_APPROVAL_SUCCESS',
    event: 'LOAN_VOIDED',
    to: 'APPROVAL_SUCCESS',
    actors: staff,
    when: 'ordinary',
  },
  {
    from: 'BANK_APPROVAL_SUCCESS',
    event: 'LOAN_VOIDED',
    to: 'JXW_AUDIT_PASSED',
    actors: staff,
    when: 'epidemic',
  },
  { from: 'APPROVAL_SUCCESS', event: 'EXPIRE', to: 'CREDIT_LINE_INVALID', actors: server },
  // The server closes applications saved for a company that the user no longer has.
  {
    from: 'SAVE_NOT_SUBMIT',
    event: 'CLOSE',
    to: 'ORDER_CLOSED',
    actors: ['APPLICANT', 'SYSTEM'],
  },
  { from: 'ACCEPT_SUCCESS', event: 'CLOSE', to: 'ORDER_CLOSED', actors: applicant },
  { from: 'BANK_NO_INFO', event: 'CLOSE', to: 'ORDER_CLOSED', actors: applicant },
  { from: 'PRE_JXW_ACCEPT', event: 'CLOSE', to: 'ORDER_CLOSED', actors: applicant },
  // A line, or a draw on one, that is not wanted any more.
  { from: 'APPROVAL_SUCCESS', event: 'CLOSE', to: 'ORDER_CLOSED', actors: applicant },
];

/** What transitions depend on besides the status. */
export interface OrderKind {
  /** Whether its product is of the epidemic-relief category, whose orders the economic commission reviews first (spec 1 §4). */
  readonly epidemic: boolean;
}

/** Transitions an actor may make now. */
export function transitionsFrom(
  status: OrderStatus,
  actor: OrderMover,
  kind: OrderKind = { epidemic: false },
): readonly OrderTransition[] {
  return orderTransitions.filter(
    ({ from, actors, when }) =>
      from === status &&
      actors.includes(actor) &&
      (when === undefined || (when === 'epidemic') === kind.epidemic),
  );
}

/** The status an event leads to, or null if it is not allowed now or not for this actor. */
export function nextStatus(
  status: OrderStatus,
  event: OrderEvent,
  actor: OrderMover,
  kind?: OrderKind,
): OrderStatus | null {
  return transitionsFrom(status, actor, kind).find((row) => row.event === event)?.to ?? null;
}

const decisions: readonly OrderEvent[] = ['GRANT', 'REJECT', 'REVIEW_PASS', 'REVIEW_REJECT'];

/** Whether an event is a staff decision with a reason (spec 1 §7 accept); recording the loan is not. */
export const isDecision = (event: OrderEvent): boolean => decisions.includes(event);

/** Whether an event's remark is the reason that an order shows: of a decision, or of an earlier closing. */
export const givesReason = (event: OrderEvent): boolean => isDecision(event) || event === 'CLOSE';

/** The event of a staff decision, or null if it is not allowed. */
export function decisionEvent(
  status: OrderStatus,
  wanted: OrderStatus,
  actor: OrderMover,
): OrderEvent | null {
  const found = transitionsFrom(status, actor).find(
    ({ event, to }) => to === wanted && isDecision(event),
  );
  return found?.event ?? null;
}

/** Events recorded in the trail without changing the status. */
export const recordEvents = [
  'ASSIGN',
  'REFEREE_CHANGE',
  'CONTACT_READ',
  'LOAN_CORRECTION',
  'LOAN_CORRECTED',
  'LOAN_CORRECTION_REFUSED',
] as const satisfies readonly OrderEvent[];

export type OrderRecordEvent = (typeof recordEvents)[number];

export const isRecordEvent = (event: OrderEvent): event is OrderRecordEvent =>
  (recordEvents as readonly OrderEvent[]).includes(event);

/** Whether applicants see an event in their order's timeline: status changes, and a corrected loan. */
export const isForApplicant = (event: OrderEvent): boolean =>
  event === 'LOAN_CORRECTED' || !isRecordEvent(event);

/** Statuses without a transition; corrections of a record do not count, as nobody waits for them. */
export function isFinalStatus(status: OrderStatus): boolean {
  return orderTransitions.every(({ from, event }) => from !== status || event === 'LOAN_VOIDED');
}

/** Statuses in which the applicant cannot apply for the same product again. */
export const openOrderStatuses: readonly OrderStatus[] = [
  'SAVE_NOT_SUBMIT',
  'ACCEPT_SUCCESS',
  'BANK_NO_INFO',
  'PRE_JXW_ACCEPT',
  'JXW_AUDIT_PASSED',
  'APPROVAL_SUCCESS',
];
