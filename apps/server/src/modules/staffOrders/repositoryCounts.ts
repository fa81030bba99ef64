import { and, count, eq, type SQL } from 'drizzle-orm';
import type { StaffOrderCounts } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import type { CurrentUser } from '../../security/sessionStore.js';
import { orders } from '../orders/table.js';
import { inQueue } from './inQueue.js';

/** Counts the orders that match by status and by queue. */
export async function countStaffOrders(
  db: Queryable,
  user: CurrentUser,
  where: SQL | undefined,
): Promise<StaffOrderCounts> {
  const [groups, waitingForMe, assignedToMe] = await Promise.all([
    db
      .select({ status: orders.status, count: count() })
      .from(orders)
      .where(where)
      .groupBy(orders.status),
    db.$count(orders, and(where, inQueue(user, 'mine'))),
    db.$count(orders, and(where, eq(orders.assigneeId, user.id))),
  ]);
  return {
    waitingForMe,
    assignedToMe,
    byStatus: Object.fromEntries(groups.map((group) => [group.status, group.count])),
    total: groups.reduce((sum, group) => sum + group.count, 0),
  };
}
