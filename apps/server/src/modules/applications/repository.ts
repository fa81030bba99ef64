import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, not, sql, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '@huiqi/sdk';
import { openOrderStatuses } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { mayActFor } from '../companies/repositoryAuthority.js';
import { companies } from '../../schema/companies.js';
import { isCodeTaken, nextOrderCode } from '../orders/repositoryCodes.js';
import { orderEvents, orders } from '../../schema/orders.js';
import { queueOrderEvent } from '../webhooks/outbox.js';

/** An order as an application makes it; the database decides the rest. */
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
/** Status of an application that was saved and not submitted. */
export const saved: OrderStatus = 'SAVE_NOT_SUBMIT';

/** An open order, whose it is and through which partner it was made. */
export interface OpenOrder extends StoredOrder {
  readonly userId: string;
  readonly partnerId: string | null;
}

const open = { ...stored, userId: orders.userId, partnerId: orders.partnerId };

/** Whose open order for a product is looked for; a person's order has no company. */
export interface OpenOrderKey {
  readonly productId: string;
  readonly companyId?: string | null | undefined;
  readonly userId?: string | undefined;
}

/**
 * Condition of what somebody saved for a company that they may not act for (any more): it keeps nobody else from applying.
 * Whose it is may continue it once they may.
 */
const isAbandoned = sql`(${orders.status} = ${saved} and ${orders.companyId} is not null
  and not ${mayActFor(orders.userId, orders.companyId)})`;

/** Ids of what others than those who may act for a company saved for a product. */
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

/** Finds the open or saved order of a company or user for a product; `companyId: null` looks among those of people. */
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

/** Open and saved orders of some companies for a product, whoever's they are. */
export const findOpenOrders = (db: Queryable, productId: string, companyIds: readonly string[]) =>
  companyIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ ...open, companyId: orders.companyId })
        .from(orders)
        .where(and(openOrder({ productId }), inArray(orders.companyId, [...companyIds])));

/** Adds the row of the trail that says how an application was stored. */
export async function noteEvent(
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

/** Where a company is; undefined without one. */
export async function findPlace(db: Queryable, companyId: string | null) {
  if (companyId === null) return undefined;
  const { provinceCode, cityCode, areaCode } = companies;
  const [place] = await db
    .select({ provinceCode, cityCode, areaCode })
    .from(companies)
    .where(eq(companies.id, companyId));
  return place;
}

/** Stores an order with the first row of its trail; returns undefined if there is an open one already. */
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
      await noteEvent(tx, { ...row, userId }, { requestId, at: createdAt });
      return row;
    }
    if (!(await isCodeTaken(tx, orderCode))) return undefined;
  }
}
