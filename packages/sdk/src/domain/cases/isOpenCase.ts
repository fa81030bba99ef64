import type {
  DemandStatus,
  OrderStatus,
  PolicyApplicationState,
  RenewalAcceptStatus,
  ServiceOrderStatus,
  TicketAuditState,
} from '../../generated/enums.js';
import { isFinalStatus } from '../orders/orderMachine.js';
import { policyTransitions } from '../policyApplications/policyApplicationMachine.js';
import { openServiceOrderStatuses } from '../serviceOrders/serviceOrderMachine.js';
import { openTicketStates } from '../coupons/ticketStates.js';

/** Whether a case is open for its desk's staff; after that only a rating can follow. */
export const isOpenCase = {
  order: (status: OrderStatus): boolean => !isFinalStatus(status),
  /** The bank calls the applicant of a granted one for the signature; no state follows. */
  renewal: (status: RenewalAcceptStatus): boolean =>
    status === 'ACCEPT_SUCCESS' || status === 'APPROVAL_SUCCESS',
  declaration: (state: PolicyApplicationState): boolean =>
    policyTransitions.some(({ from }) => from === state),
  ticket: (state: TicketAuditState): boolean => openTicketStates.includes(state),
  demand: (status: DemandStatus): boolean => status !== 'CLOSED',
  serviceOrder: (status: ServiceOrderStatus): boolean =>
    openServiceOrderStatuses.some((open) => open === status),
} as const;
