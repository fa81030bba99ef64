import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, not, sql, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '@huiqi/sdk';
import { openOrderStatuses } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { mayActFor } from '../companies/authorityRepository.js';
import { companies } from '../../schema/companies.js';
import { isCodeTaken, nextOrderCode } from '../orders/orderCodeRepository.js';
import { orderEvents, orders } from '../../schema/orders.js';
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
}

/** Columns of a `StoredOrder`. */
export const stored = { id: orders.id, orderCode: orders.orderCode, status: orders.status };
/** Status of a saved application. */
export const saved: OrderStatus = 'SAVE_NOT_SUBMIT';

/** An open order with its owner and partner. */
export interface OpenOrder extends StoredOrder {
  readonly userId: string;
  readonly partnerId: string | null;
}

const open = { ...stored, userId: orders.userId, partnerId: orders.partnerId };

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

/**
 * Finds the open order or saved application of a company or user for a product; `companyId: null` searches the orders
 * of persons.
 */
export async function findOpenOrder(
  db: Queryable,
  key: OpenOrderKey,
): Promise<OpenOrder | undefined> {
  const [row] = await db
    .select(open)
    .from(orders)
    .where(openOrder(key))
    .orderBy(sql`${orders.status} = ${saved}`, desc(orders.createdAt))
    .limit(1);
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
  await tx.insert(orderEvents).values({
    orderId: order.id,
    event,
    status: order.status,
    actor: 'APPLICANT',
    userId: order.userId,
    requestId,
    createdAt: at,
  });
  await queueOrderEvent(tx, { orderId: order.id, event, at });
}

/** Finds a company's place; undefined without a company. */
export async function findPlace(db: Queryable, companyId: string | null) {
  if (companyId === null) return undefined;
  const { provinceCode, cityCode, areaCode } = companies;
  const [place] = await db
    .select({ provinceCode, cityCode, areaCode })
    .from(companies)
    .where(eq(companies.id, companyId));
  return place;
}

/** Stores an order with its first trail entry; returns undefined if an open one exists. */
export async function insertOrder(
  tx: Queryable,
  order: NewOrder,
  requestId: string,
): Promise<StoredOrder | undefined> {
  const { createdAt, userId, status } = order;
  for (;;) {
    const orderCode = await nextOrderCode(tx, createdAt);
    const [row] = await tx
      .insert(orders)
      .values({
        ...order,
        id: randomUUID(),
        orderCode,
        updatedAt: createdAt,
        submittedAt: status === saved ? null : createdAt,
      })
      .onConflictDoNothing()
      .returning(stored);
    if (row) {
      await appendEvent(tx, { ...row, userId }, { requestId, at: createdAt });
      return row;
    }
    if (!(await isCodeTaken(tx, orderCode))) return undefined;
  }
}
