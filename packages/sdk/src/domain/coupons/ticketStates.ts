import type {
  TicketAuditEvent,
  TicketAuditState,
  TicketBatchState,
  TicketStatus,
} from '../../generated/enums.js';

export type TicketMover = 'APPLICANT' | 'REVIEWER';

interface TicketTransition {
  readonly from: TicketAuditState;
  readonly event: TicketAuditEvent;
  readonly mover: TicketMover;
  readonly to: TicketAuditState;
}

/** The transitions of a ticket application, shared by server and pages (docs/adr/0028-coupon-states.md). */
export const ticketTransitions: readonly TicketTransition[] = [
  { from: 'PENDING', event: 'PASS', mover: 'REVIEWER', to: 'PASSED' },
  { from: 'PENDING', event: 'RETURN', mover: 'REVIEWER', to: 'RETURNED' },
  { from: 'PENDING', event: 'REJECT', mover: 'REVIEWER', to: 'REJECTED' },
  { from: 'RETURNED', event: 'RESUBMIT', mover: 'APPLICANT', to: 'PENDING' },
  // Its applicant may have lost the company, and while it is open nobody else of the company can apply.
  { from: 'RETURNED', event: 'REJECT', mover: 'REVIEWER', to: 'REJECTED' },
];

/** The state that an event leads to; null if not allowed for the mover. */
export const nextTicketState = (
  from: TicketAuditState,
  event: TicketAuditEvent,
  mover: TicketMover,
): TicketAuditState | null =>
  ticketTransitions.find(
    (step) => step.from === from && step.event === event && step.mover === mover,
  )?.to ?? null;

/** States in which an application excludes another one of its company. */
export const openTicketStates: readonly TicketAuditState[] = ['PENDING', 'RETURNED'];

export interface TicketDays {
  /** Last day of use. */
  readonly expiresOn: string;
  /** Null unless used. */
  readonly usedOn: string | null;
}

/** The state of a ticket on a day (Asia/Shanghai): it is valid until the end of its last day. */
export const ticketStatusOn = ({ expiresOn, usedOn }: TicketDays, today: string): TicketStatus =>
  usedOn !== null ? 'USED' : today <= expiresOn ? 'UNUSED' : 'EXPIRED';

export interface BatchDays {
  readonly opensOn: string;
  readonly closesOn: string;
}

/** Whether companies can apply in a batch on a day (Asia/Shanghai). */
export const ticketBatchStateOn = (
  { opensOn, closesOn }: BatchDays,
  today: string,
): TicketBatchState => (today < opensOn ? 'UPCOMING' : today <= closesOn ? 'OPEN' : 'CLOSED');
