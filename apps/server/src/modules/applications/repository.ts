import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { OrderStatus } from '@huiqi/sdk';
import { formatDate, openOrderStatuses } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { isOpenOrder, orderEvents, orders } from '../orders/table.js';

export type NewOrder = Omit<
  typeof orders.$inferInsert,
  'id' | 'orderCode' | 'updatedAt' | 'version'
> & {
  status: OrderStatus;
};

/** Number that people quote: area, day and six digits. */
const newOrderCode = (at: Date) =>
  `DJ${formatDate(at.toISOString()).replaceAll('-', '')}${String(randomInt(0, 1_000_000)).padStart(6, '0')}`;

/** Finds the open order of a company or user for a product. */
export async function findOpenOrder(
  db: Queryable,
  key: { productId: string; companyId?: string; userId?: string },
): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.productId, key.productId),
        ...(key.companyId ? [eq(orders.companyId, key.companyId)] : []),
        ...(key.userId ? [eq(orders.userId, key.userId)] : []),
        inArray(orders.status, [...openOrderStatuses]),
      ),
    )
    .limit(1);
  return row;
}

/** Stores an order with the first row of its trail; returns undefined if the company has an open one already. */
export async function insertOrder(
  tx: Queryable,
  order: NewOrder,
  requestId: string,
): Promise<{ id: string; orderCode: string } | undefined> {
  const [row] = await tx
    .insert(orders)
    .values({
      ...order,
      id: randomUUID(),
      orderCode: newOrderCode(order.createdAt),
      updatedAt: order.createdAt,
    })
    .onConflictDoNothing({
      target: [orders.companyId, orders.productId],
      where: isOpenOrder,
    })
    .returning({ id: orders.id, orderCode: orders.orderCode });
  if (!row) return undefined;
  await tx.insert(orderEvents).values({
    orderId: row.id,
    event: 'SUBMIT',
    status: order.status,
    actor: 'APPLICANT',
    userId: order.userId,
    requestId,
    createdAt: order.createdAt,
  });
  return row;
}
