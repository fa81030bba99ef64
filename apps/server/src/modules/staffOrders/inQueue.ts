import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { OrderStatus, StaffQueue } from '@huiqi/sdk';
import type { CurrentUser } from '../../security/sessionStore.js';
import { orders } from '../../schema/orders.js';
import { staffMover } from './staffMover.js';
import { waitingStatuses } from './waiting.js';

const statusesOf: Readonly<
  Record<Exclude<StaffQueue, 'mine' | 'assigned'>, readonly OrderStatus[]>
> = {
  waiting: ['ACCEPT_SUCCESS', 'BANK_NO_INFO'],
  recommended: ['JXW_AUDIT_PASSED'],
  granted: ['APPROVAL_SUCCESS'],
  commission: ['PRE_JXW_ACCEPT'],
  refused: ['APPROVAL_FAIL', 'BANK_APPROVAL_FAIL', 'JXW_AUDIT_FAIL'],
};

/** What orders of a queue have in common. */
export interface QueueBounds {
  readonly statuses?: readonly OrderStatus[];
  /** Whose they are; null for nobody's. */
  readonly assignees?: readonly (string | null)[];
}

/** The bounds of a queue, as the given staff member sees it. */
export function queueBounds(user: CurrentUser, queue: StaffQueue): QueueBounds {
  if (queue === 'assigned') return { assignees: [user.id] };
  if (queue !== 'mine') return { statuses: statusesOf[queue] };
  return { statuses: waitingStatuses(staffMover(user)), assignees: [null, user.id] };
}

/** Condition of the orders in a queue. */
export function inQueue(user: CurrentUser, queue: StaffQueue): SQL | undefined {
  const { statuses, assignees } = queueBounds(user, queue);
  return and(
    statuses && inArray(orders.status, [...statuses]),
    assignees &&
      or(
        ...assignees.map((id) =>
          id === null ? isNull(orders.assigneeId) : eq(orders.assigneeId, id),
        ),
      ),
  );
}
