import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { OrderStatus, StaffQueue } from '@huiqi/sdk';
import type { CurrentUser } from '../../security/SessionStore.js';
import { orders } from '../../schema/orders.js';
import { loanCorrections } from '../../schema/loanCorrections.js';
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

/** The conditions that define a queue's orders. */
export interface QueueBounds {
  readonly statuses?: readonly OrderStatus[];
  /** Their assignees; null for unassigned. */
  readonly assignees?: readonly (string | null)[];
  /** Also includes orders with an open correction, whatever the other bounds, unless this person proposed it. */
  readonly orCorrectionsBut?: string;
}

/** The bounds of a queue for a staff member. */
export function queueBounds(user: CurrentUser, queue: StaffQueue): QueueBounds {
  if (queue === 'assigned') return { assignees: [user.id] };
  if (queue !== 'mine') return { statuses: statusesOf[queue] };
  return {
    statuses: waitingStatuses(staffMover(user)),
    assignees: [null, user.id],
    orCorrectionsBut: user.id,
  };
}

const select = new QueryBuilder();

const hasCorrectionBut = (proposerId: string) =>
  inArray(
    orders.id,
    select
      .select({ id: loanCorrections.orderId })
      .from(loanCorrections)
      .where(and(isNull(loanCorrections.outcome), ne(loanCorrections.proposerId, proposerId))),
  );

/** Condition of the orders in a queue. */
export function inQueue(user: CurrentUser, queue: StaffQueue): SQL | undefined {
  const { statuses, assignees, orCorrectionsBut } = queueBounds(user, queue);
  const bounds = and(
    statuses && inArray(orders.status, [...statuses]),
    assignees &&
      or(
        ...assignees.map((id) =>
          id === null ? isNull(orders.assigneeId) : eq(orders.assigneeId, id),
        ),
      ),
  );
  return orCorrectionsBut === undefined ? bounds : or(bounds, hasCorrectionBut(orCorrectionsBut));
}
