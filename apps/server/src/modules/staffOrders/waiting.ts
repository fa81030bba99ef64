import type { OrderEvent, OrderStatus } from '@huiqi/sdk';
import { OrderStatusValues, transitionsFrom, type OrderMover } from '@huiqi/sdk/domain';
import type { CurrentUser } from '../../security/sessionStore.js';
import { staffMover } from './staffMover.js';

/** What staff do with an order in their charge. */
const work: ReadonlySet<OrderEvent> = new Set([
  'GRANT',
  'REJECT',
  'REVIEW_PASS',
  'REVIEW_REJECT',
  'DISBURSE',
]);

const lets = (mover: OrderMover, status: OrderStatus) =>
  [true, false].some((epidemic) =>
    transitionsFrom(status, mover, { epidemic }).some(({ event }) => work.has(event)),
  );

/** Statuses in which an order waits for a role. */
export const waitingStatuses = (mover: OrderMover): readonly OrderStatus[] =>
  OrderStatusValues.filter((status) => lets(mover, status));

interface Waiting {
  readonly status: OrderStatus;
  readonly assigneeId: string | null;
  /** Who proposed the correction that waits, if one does. */
  readonly correctionBy: string | null;
}

/**
 * Whether an order waits for a staff member: the status lets the role act and nobody else has it, or somebody else's
 * correction waits to be confirmed.
 */
export const waitsFor = (
  user: CurrentUser,
  { status, assigneeId, correctionBy }: Waiting,
): boolean =>
  (lets(staffMover(user), status) && (assigneeId === null || assigneeId === user.id)) ||
  (correctionBy !== null && correctionBy !== user.id);
