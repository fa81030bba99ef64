import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, not, sql, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '@huiqi/sdk';
import { openOrderStatuses } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { statementOf, statementWhere } from '../../db/statement.js';
import { mayActFor } from '../companies/authorityRepository.js';
import { isCodeTaken, nextOrderCode } from '../orders/orderCodeRepository.js';
import { addOrderEvent } from '../orders/recordEvent.js';
import { orders } from '../../schema/orders.js';
import { queueOrderEvent } from '../webhooks/outbox.js';

/** The fields an application sets on a new order; the database fills in the rest. */
export type NewOrder = Omit<
  typeof orders.$inferInsert,
  'id' | 'orderCode' | 'updatedAt' | 'submittedAt' | 'version'
> & {
  status: OrderStatus;
};

export interface StoredOrder {
  readonly id: string;
  readonly orderCode: string;
  readonly status: OrderStatus;
  readonly partnerId: string | null;
}

/** Columns of a `StoredOrder`. */
export const stored = {
  id: orders.id,
  orderCode: orders.orderCode,
  status: orders.status,
  partnerId: orders.partnerId,
};
/** Status of a saved application. */
export const saved: OrderStatus = 'SAVE_NOT_SUBMIT';

/** An open order with its owner. */
export interface OpenOrder extends StoredOrder {
  readonly userId: string;
}

const open = { ...stored, userId: orders.userId };

/** Identifies the open order for a product; a person's order has no company. */
export interface OpenOrderKey {
  readonly productId: string;
  readonly companyId?: string | null | undefined;
  readonly userId?: string | undefined;
}

/**
 * Matches applications saved for a company whose user may no longer act for it: they do not block other applicants. The
 * user can continue once authorised again.
 */
const isAbandoned = sql`(${orders.status} = ${saved} and ${orders.companyId} is not null
  and not ${mayActFor(orders.userId, orders.companyId)})`;

/** Ids of applications for a product, saved by users who may no longer act for the company. */
export async function findAbandoned(
  tx: Queryable,
  { productId, companyId }: { readonly productId: string; readonly companyId: string },
): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.productId, productId), eq(orders.companyId, companyId), isAbandoned));
  return rows.map(({ id }) => id);
}

function openOrder({ productId, companyId, userId }: OpenOrderKey): SQL | undefined {
  const company = companyId === null ? isNull(orders.companyId) : undefined;
  return and(
    eq(orders.productId, productId),
    companyId ? eq(orders.companyId, companyId) : company,
    userId === undefined ? not(isAbandoned) : eq(orders.userId, userId),
    inArray(orders.status, [...openOrderStatuses]),
    isNull(orders.parentOrderId),
  );
}

const findOpen = statementWhere('open_order', (db, where) =>
  db
    .select(open)
    .from(orders)
    .where(where)
    .orderBy(sql`${orders.status} = ${saved}`, desc(orders.createdAt))
    .limit(1),
);

/**
 * Finds the open order or saved application of a company or user for a product; `companyId: null` searches the orders
 * of persons.
 */
export async function findOpenOrder(
  db: Queryable,
  key: OpenOrderKey,
): Promise<OpenOrder | undefined> {
  const [row] = await findOpen(db, openOrder(key));
  return row;
}

/** Finds the open orders and saved applications of several companies for a product, of any user. */
export const findOpenOrders = (db: Queryable, productId: string, companyIds: readonly string[]) =>
  companyIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ ...open, companyId: orders.companyId })
        .from(orders)
        .where(and(openOrder({ productId }), inArray(orders.companyId, [...companyIds])));

/** Appends the trail entry that records how an application was stored. */
export async function appendEvent(
  tx: Queryable,
  order: StoredOrder & { userId: string },
  { requestId, at }: { requestId: string; at: Date },
): Promise<void> {
  const event = order.status === saved ? 'SAVE' : 'SUBMIT';
  await addOrderEvent(tx, {
    orderId: order.id,
    event,
    status: order.status,
    actor: 'APPLICANT',
    userId: order.userId,
    requestId,
    createdAt: at,
  });
  await queueOrderEvent(tx, { orderId: order.id, partnerId: order.partnerId, event, at });
}

const addOrder = statementOf('add_order', orders, (db, row: typeof orders.$inferInsert) =>
  db.insert(orders).values(row).onConflictDoNothing().returning(stored),
);

/** Stores an order with its first trail entry; returns undefined if an open one exists. */
export async function insertOrder(
  tx: Queryable,
  order: NewOrder,
  requestId: string,
): Promise<StoredOrder | undefined> {
  const { createdAt, userId, status } = order;
  for (;;) {
    const orderCode = await nextOrderCode(tx, createdAt);
    const [row] = await addOrder(tx, {
      ...order,
      id: randomUUID(),
      orderCode,
      updatedAt: createdAt,
      submittedAt: status === saved ? null : createdAt,
    });
    if (row) {
      await appendEvent(tx, { ...row, userId }, { requestId, at: createdAt });
      return row;
    }
    if (!(await isCodeTaken(tx, orderCode))) return undefined;
  }
}
