import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { OrderDetail, OrderStatistic, OrderSummary } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { orderEvents, orders } from './table.js';
import { banks, productCategories, products } from '../products/table.js';
import { companies } from '../session/table.js';
import { plainDecimal } from '../../text/decimals.js';
import { toDetail, toSummary, type OrderRow } from './toOrder.js';

const select = new QueryBuilder();

/** Orders of one applicant. */
export const ownedBy = (userId: string): SQL => eq(orders.userId, userId);

const selectOrders = (db: Queryable) =>
  db
    .select({
      order: orders,
      productName: products.name,
      categoryId: products.categoryId,
      categoryName: productCategories.name,
      bankName: banks.name,
      logoUrl: banks.logoUrl,
      companyName: companies.name,
      creditCode: companies.creditCode,
    })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .innerJoin(banks, eq(banks.id, orders.bankId))
    .innerJoin(companies, eq(companies.id, orders.companyId));

export async function findOrders(
  db: Queryable,
  where: SQL | undefined,
  { index, size }: { index: number; size: number },
): Promise<{ content: OrderSummary[]; total: number }> {
  const order = [desc(orders.createdAt), asc(orders.id)];
  // The page is found in an index first: a late one would else read and join all rows before it.
  const page = select
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((index - 1) * size);
  const rows = await selectOrders(db)
    .where(inArray(orders.id, page))
    .orderBy(...order);
  const [total] = await db.select({ n: count() }).from(orders).where(where);
  return { content: rows.map(toSummary), total: total?.n ?? 0 };
}

export async function findOrder(
  db: Queryable,
  id: string,
  scope: SQL | undefined,
): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(db).where(and(eq(orders.id, id), scope));
  return row;
}

/** Keeps the order for this transaction: a second decision waits and then sees the new status. */
export async function lockOrder(tx: Queryable, id: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
}

export async function readDetail(db: Queryable, row: OrderRow): Promise<OrderDetail> {
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, row.order.id))
    .orderBy(asc(orderEvents.position));
  return toDetail(row, events);
}

export async function readStatistic(db: Queryable, userId: string): Promise<OrderStatistic> {
  const having = (list: SQL) =>
    sql<number>`count(*) filter (where ${orders.status} in (${list}))`.mapWith(Number);
  const [row] = await db
    .select({
      total: count(),
      applying: having(sql`'ACCEPT_SUCCESS','BANK_NO_INFO','PRE_JXW_ACCEPT','JXW_AUDIT_PASSED'`),
      granted: having(sql`'APPROVAL_SUCCESS'`),
      disbursed: having(sql`'BANK_APPROVAL_SUCCESS'`),
      amount: sql<string>`coalesce(sum((${orders.loan}->>'amount')::numeric), 0)::text`,
    })
    .from(orders)
    .where(eq(orders.userId, userId));
  const { amount = '0', ...counts } = row ?? { total: 0, applying: 0, granted: 0, disbursed: 0 };
  return { ...counts, disbursedAmount: plainDecimal(amount) };
}
