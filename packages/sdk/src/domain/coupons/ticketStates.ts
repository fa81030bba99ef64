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

/** How a ticket application moves; the server and the pages follow this one table (docs/adr/0028-coupon-states.md). */
export const ticketTransitions: readonly TicketTransition[] = [
  { from: 'PENDING', event: 'PASS', mover: 'REVIEWER', to: 'PASSED' },
  { from: 'PENDING', event: 'RETURN', mover: 'REVIEWER', to: 'RETURNED' },
  { from: 'PENDING', event: 'REJECT', mover: 'REVIEWER', to: 'REJECTED' },
  { from: 'RETURNED', event: 'RESUBMIT', mover: 'APPLICANT', to: 'PENDING' },
];

/** The state that an event leads to; null if it is not open to the mover there. */
export const nextTicketState = (
  from: TicketAuditState,
  event: TicketAuditEvent,
  mover: TicketMover,
): TicketAuditState | null =>
  ticketTransitions.find(
    (step) => step.from === from && step.event === event && step.mover === mover,
  )?.to ?? null;

/** States in which an application still takes the place of another one of its company in a batch. */
export const openTicketStates: readonly TicketAuditState[] = ['PENDING', 'RETURNED'];

export interface TicketDays {
  /** Last day of use. */
  readonly expiresOn: string;
  /** Null unless used. */
  readonly usedOn: string | null;
}

/** The state of a ticket on a day (Asia/Shanghai): it can be used until the end of its last day. */
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
