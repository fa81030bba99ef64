import type {
  ServiceOrderEvent,
  ServiceOrderStatus,
  ServiceOrderStatusValues,
} from '../../generated/enums.js';

/** A state that this version knows; a backend may have others (spec 2 §3). */
export type ServiceOrderState = (typeof ServiceOrderStatusValues)[number];

/** Who moves a service order: the enterprise that placed it, or the staff of the organisation. */
export type ServiceOrderMover = 'ENTERPRISE' | 'ORGANISATION';

export interface ServiceOrderTransition {
  /** Null for what is not an order yet. */
  readonly from: ServiceOrderState | null;
  readonly event: ServiceOrderEvent;
  readonly to: ServiceOrderState;
  readonly by: ServiceOrderMover;
}

/** The transitions of a service order. The specification does not show its states (spec 2 §3): all inferred. */
export const serviceOrderTransitions: readonly ServiceOrderTransition[] = [
  { from: null, event: 'SUBMIT', to: 'PENDING', by: 'ENTERPRISE' },
  { from: 'PENDING', event: 'ACCEPT', to: 'ACCEPTED', by: 'ORGANISATION' },
  { from: 'PENDING', event: 'REFUSE', to: 'REFUSED', by: 'ORGANISATION' },
  { from: 'PENDING', event: 'CANCEL', to: 'CANCELED', by: 'ENTERPRISE' },
  { from: 'ACCEPTED', event: 'FINISH', to: 'FINISHED', by: 'ORGANISATION' },
  // Either side can end what was begun: an open order keeps the company from ordering the product again.
  { from: 'ACCEPTED', event: 'REFUSE', to: 'REFUSED', by: 'ORGANISATION' },
  { from: 'ACCEPTED', event: 'CANCEL', to: 'CANCELED', by: 'ENTERPRISE' },
  // Once: see `mayRateServiceOrder`.
  { from: 'FINISHED', event: 'RATE', to: 'FINISHED', by: 'ENTERPRISE' },
];

/** The transitions somebody may make now; none from an unknown state. */
export const serviceOrderTransitionsFrom = (
  status: ServiceOrderStatus | null,
  by: ServiceOrderMover,
): readonly ServiceOrderTransition[] =>
  serviceOrderTransitions.filter((row) => row.from === status && row.by === by);

/** The state an event leads to, or null if it is not allowed now or not for this mover. */
export const nextServiceOrderStatus = (
  status: ServiceOrderStatus | null,
  event: ServiceOrderEvent,
  by: ServiceOrderMover,
): ServiceOrderState | null =>
  serviceOrderTransitionsFrom(status, by).find((row) => row.event === event)?.to ?? null;

/** The event by which an organisation sets a status, from any state; undefined if none does. */
export const serviceHandlingEvent = (status: ServiceOrderStatus): ServiceOrderEvent | undefined =>
  serviceOrderTransitions.find(({ by, to }) => by === 'ORGANISATION' && to === status)?.event;

/** States in which an order excludes another one of the same company and product (spec 2 §5). */
export const openServiceOrderStatuses: readonly ServiceOrderState[] = ['PENDING', 'ACCEPTED'];

export interface RatableServiceOrder {
  readonly orderStatus: ServiceOrderStatus;
  readonly evaluated: boolean;
}

/** Whether an enterprise may rate its order: once, and when the service is finished. */
export const mayRateServiceOrder = ({ orderStatus, evaluated }: RatableServiceOrder): boolean =>
  !evaluated && nextServiceOrderStatus(orderStatus, 'RATE', 'ENTERPRISE') !== null;

/** Whether an enterprise may cancel its order: until the service is finished or refused. */
export const mayCancelServiceOrder = (status: ServiceOrderStatus): boolean =>
  nextServiceOrderStatus(status, 'CANCEL', 'ENTERPRISE') !== null;
