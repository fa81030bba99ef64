import type { OrderEvent, OrderStatus } from '@huiqi/sdk';
import { OrderStatusValues, transitionsFrom, type OrderMover } from '@huiqi/sdk/domain';
import type { CurrentUser } from '../../security/SessionStore.js';
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
  /** Whether it is a line that has been drawn on. */
  readonly isDrawnOn: boolean;
  /** Who proposed the open correction, if any. */
  readonly correctionBy: string | null;
}

/**
 * Whether an order awaits a staff member: the status lets their role act, nobody else is assigned, and it is not left to
 * its draws; or somebody else's correction awaits confirmation.
 */
export const waitsFor = (
  user: CurrentUser,
  { status, assigneeId, isDrawnOn, correctionBy }: Waiting,
): boolean =>
  (lets(staffMover(user), status) &&
    (assigneeId === null || assigneeId === user.id) &&
    !isDrawnOn) ||
  (correctionBy !== null && correctionBy !== user.id);
