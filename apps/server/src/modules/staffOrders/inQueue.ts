import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { OrderStatus, StaffQueue } from '@huiqi/sdk';
import type { CurrentUser } from '../../security/sessionStore.js';
import { orders } from '../orders/table.js';
import { staffMover } from './scope.js';
import { waitingStatuses } from './waiting.js';

const statusesOf: Readonly<
  Record<Exclude<StaffQueue, 'mine' | 'assigned'>, readonly OrderStatus[]>
> = {
  waiting: ['ACCEPT_SUCCESS', 'BANK_NO_INFO'],
  recommended: ['JXW_AUDIT_PASSED'],
  granted: ['APPROVAL_SUCCESS'],
  commission: ['PRE_JXW_ACCEPT'],
};

/** Condition of the orders in a queue, as the given staff member sees it. */
export function inQueue(user: CurrentUser, queue: StaffQueue): SQL | undefined {
  const own = eq(orders.assigneeId, user.id);
  if (queue === 'assigned') return own;
  if (queue !== 'mine') return inArray(orders.status, [...statusesOf[queue]]);
  const statuses = waitingStatuses(staffMover(user));
  return and(inArray(orders.status, [...statuses]), or(isNull(orders.assigneeId), own));
}
