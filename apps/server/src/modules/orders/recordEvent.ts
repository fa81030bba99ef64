import { eq, sql } from 'drizzle-orm';
import type { OrderMover, OrderRecordEvent } from '@huiqi/sdk/domain';
import { ApiError } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { statementOf } from '../../db/statement.js';
import { actorOf } from './actorOf.js';
import { orderEvents, orders } from '../../schema/orders.js';

export interface RecordedEvent {
  readonly event: OrderRecordEvent;
  readonly mover: OrderMover;
  readonly userId: string;
  readonly remark: string | null;
  readonly requestId: string | null;
  readonly at: Date;
}

/** Adds a row to the trail of an order; the database chains it to the row before. */
export const addOrderEvent = statementOf(
  'add_order_event',
  orderEvents,
  (db, row: typeof orderEvents.$inferInsert) => db.insert(orderEvents).values(row),
);

/**
 * Appends an event that does not change the status to an order's trail, and locks the order until the transaction ends.
 * The caller authorises the user.
 */
export async function recordEvent(
  tx: Queryable,
  orderId: string,
  { mover, ...event }: RecordedEvent,
): Promise<void> {
  const [order] = await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId))
    .returning({ status: orders.status });
  if (!order) throw new ApiError('100404', { message: '订单不存在' });
  const { at: createdAt, ...rest } = event;
  await addOrderEvent(tx, {
    ...rest,
    orderId,
    status: order.status,
    actor: actorOf(mover),
    createdAt,
  });
}
