import { and, eq, exists, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { orderEvents, orders } from '../../schema/orders.js';

export type OrderStage = 'COMMISSION' | 'BANK';

const select = new QueryBuilder();

const wasUnderReview = exists(
  select
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.status, 'PRE_JXW_ACCEPT'))),
);

/**
 * SQL expression for the owner of a submitted order (docs/order-states.md): the commission before it decides, if it
 * refused, or if the application was withdrawn before; otherwise the bank. What the commission passed on cannot be
 * closed.
 */
export const orderStage = sql<OrderStage>`case
  when ${orders.status} in ('PRE_JXW_ACCEPT', 'JXW_AUDIT_FAIL') then 'COMMISSION'
  when ${orders.status} = 'ORDER_CLOSED' and ${wasUnderReview} then 'COMMISSION'
  else 'BANK' end`;
