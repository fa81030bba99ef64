import { and, asc, eq, exists, lt } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.js';
import { orderEvents, orders } from '../../schema/orders.js';

const select = new QueryBuilder();

interface Overdue {
  readonly before: Date;
  readonly limit: number;
}

/** Applications submitted before a time that their bank has not decided on, oldest first. */
export async function findUnanswered(db: Queryable, overdue: Overdue): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'ACCEPT_SUCCESS'), lt(orders.submittedAt, overdue.before)))
    .orderBy(asc(orders.submittedAt))
    .limit(overdue.limit);
  return rows.map(({ id }) => id);
}

/** Orders whose credit was granted before a time and not fully disbursed. */
export async function findOldLines(db: Queryable, overdue: Overdue): Promise<string[]> {
  const { before } = overdue;
  const granted = select
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orders.id),
        eq(orderEvents.event, 'GRANT'),
        lt(orderEvents.createdAt, before),
      ),
    );
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.status, 'APPROVAL_SUCCESS'), lt(orders.submittedAt, before), exists(granted)),
    )
    .orderBy(asc(orders.submittedAt))
    .limit(overdue.limit);
  return rows.map(({ id }) => id);
}
