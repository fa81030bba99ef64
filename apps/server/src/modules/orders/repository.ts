import { and, asc, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { OrderStatistic, OrderStatus, OrderSummary } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { undecidedOrders } from '../../promises/dueRepository.js';
import { statement, statementWhere } from '../../db/statement.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { orderEvents, orders } from '../../schema/orders.js';
import { banks, productCategories, products } from '../../schema/products.js';
import { companies } from '../../schema/companies.js';
import { plainDecimal } from '../../text/decimals.js';
import { drawnFromListed } from './creditLineRepository.js';
import { listedOrder } from './listedOrder.js';
import { newestFirst } from './orderList.js';
import type { ScopedOrder } from './staffScope.js';
import { toSummary, type ListedOrderRow, type OrderRow } from './toOrder.js';

const select = new QueryBuilder();

/** Orders of one applicant; in a partner session, only those made through the partner. */
export const ownedBy = ({ id, partner }: Pick<CurrentUser, 'id' | 'partner'>): SQL =>
  and(eq(orders.userId, id), partner ? eq(orders.partnerId, partner.id) : undefined) ?? sql`false`;

const listed = {
  productName: products.name,
  categoryId: products.categoryId,
  categoryName: productCategories.name,
  bankName: banks.name,
  logoUrl: banks.logoUrl,
  companyName: companies.name,
  creditCode: companies.creditCode,
};

const paidOut = sql<string | null>`${orders.loan}->>'amount'`;

const selectListed = (db: Queryable) =>
  db
    .select({ order: listedOrder, ...listed, drawn: drawnFromListed, paid: paidOut })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .innerJoin(banks, eq(banks.id, orders.bankId))
    .leftJoin(companies, eq(companies.id, orders.companyId));

const selectOrders = (db: Queryable) =>
  db
    .select({
      order: orders,
      ...listed,
      productVersion: products.version,
      interestRateType: products.interestRateType,
      offer: {
        minRate: products.minInterestRate,
        maxRate: products.maxInterestRate,
        minTerm: products.minLoanTerm,
        maxTerm: products.maxLoanTerm,
      },
      productInterfaceType: products.productInterfaceType,
      productAudit: products.productAudit,
      sfPlatformUrl: products.sfPlatformUrl,
      urlType: products.urlType,
      consultPhone: sql<string | null>`coalesce(${products.consultPhone}, ${banks.phone})`,
    })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .innerJoin(banks, eq(banks.id, orders.bankId))
    .leftJoin(companies, eq(companies.id, orders.companyId));

const readOrdersWhere = statementWhere('orders', (db, where) => selectOrders(db).where(where));
const lockOrdersWhere = statementWhere('orders_locked', (db, where) =>
  selectOrders(db).where(where).for('update', { of: orders }),
);
const readListedWhere = statementWhere('orders_listed', (db, where) =>
  selectListed(db).where(where).orderBy(newestFirst),
);
/** Rows of one page; reads its ids from an index first, as a late page would otherwise join every row before it. */
const readRangeWhere = statementWhere('orders_page', (db, where) => {
  const ids = select
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(newestFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
  return selectListed(db).where(inArray(orders.id, ids)).orderBy(newestFirst);
});
const findCount = statementWhere('count_orders', (db, where) =>
  db.select({ count: count() }).from(orders).where(where),
);
const countWhere = async (db: Queryable, where: SQL | undefined): Promise<number> =>
  (await findCount(db, where))[0]?.count ?? 0;

/** Reads what lists show of orders by id within a scope. */
export const readOrders = (
  db: Queryable,
  ids: readonly string[],
  scope: SQL | undefined,
): Promise<ListedOrderRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : // As one value: the statement is the same for any number of ids.
      readListedWhere(db, and(sql`${orders.id} = any(${sql.param([...ids])})`, scope));

export const findOrders = (
  db: Queryable,
  where: SQL | undefined,
  range: PageInput,
  defaultSize: number,
): Promise<Page<OrderSummary>> =>
  page(
    {
      rows: (part) => readRangeWhere(db, where, { ...part }),
      toItem: toSummary,
      total: () => countWhere(db, where),
    },
    range,
    defaultSize,
  );

export async function findOrder(
  db: Queryable,
  id: string,
  scope: SQL | undefined,
): Promise<OrderRow | undefined> {
  const [row] = await readOrdersWhere(db, and(eq(orders.id, id), scope));
  return row;
}

/**
 * The same, locked until the transaction ends: a concurrent change waits and then sees this one. A row that is out of scope, or is
 * so once the change before it has committed, is neither locked nor found.
 */
export async function findLockedOrder(
  tx: Queryable,
  id: string,
  scope: SQL | undefined,
): Promise<OrderRow | undefined> {
  const [row] = await lockOrdersWhere(tx, and(eq(orders.id, id), scope));
  return row;
}

/** The fields that decide who may see an order, for one within a scope. */
export async function findScopedOrder(
  db: Queryable,
  id: string,
  scope: SQL | undefined,
): Promise<(ScopedOrder & Pick<OrderRow['order'], 'status'>) | undefined> {
  const { bankId, scfPlatform, scfProvince, scfCity, scfDistrict, stage, status } = orders;
  const [row] = await db
    .select({ bankId, scfPlatform, scfProvince, scfCity, scfDistrict, stage, status })
    .from(orders)
    .where(and(eq(orders.id, id), scope));
  return row;
}

const findTrail = statement('order_trail', (db) =>
  db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, sql.placeholder('orderId')))
    .orderBy(asc(orderEvents.position)),
);

/** The trail of an order, oldest first. */
export const readTrail = (db: Queryable, orderId: string) => findTrail(db, { orderId });

/** Sub-orders that draw on an order's line, newest first. */
export const findSubOrders = (db: Queryable, parentId: string): Promise<ListedOrderRow[]> =>
  readListedWhere(db, eq(orders.parentOrderId, parentId));

export async function readStatistic(db: Queryable, own: SQL | undefined): Promise<OrderStatistic> {
  const amount = sql<string>`coalesce(sum((${orders.loan}->>'amount')::numeric), 0)::text`;
  const groups = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(own)
    .groupBy(orders.status);
  const [paidOut] = await db.select({ amount }).from(orders).where(own);
  const byStatus: Record<string, number> = Object.fromEntries(
    groups.map((group) => [group.status, group.count]),
  );
  const sumOf = (statuses: readonly OrderStatus[]) =>
    statuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0);
  return {
    total: groups.reduce((sum, group) => sum + group.count, 0),
    applying: sumOf(undecidedOrders),
    granted: sumOf(['APPROVAL_SUCCESS']),
    disbursed: sumOf(['BANK_APPROVAL_SUCCESS']),
    disbursedAmount: plainDecimal(paidOut?.amount ?? '0'),
    byStatus,
  };
}

/** A user's newest order under review. */
export async function findApplying(
  db: Queryable,
  own: SQL | undefined,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(own, inArray(orders.status, [...undecidedOrders])))
    .orderBy(newestFirst)
    .limit(1);
  return row?.id;
}

/** Ids of a user's saved applications for the given companies. */
export async function findSaved(
  db: Queryable,
  userId: string,
  companyIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.companyId, [...companyIds]),
        eq(orders.status, 'SAVE_NOT_SUBMIT'),
      ),
    )
    .orderBy(asc(orders.id));
  return rows.map(({ id }) => id);
}

/** Deletes the form data of a closed saved application; only the fact that it existed remains. */
export async function clearSaved(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(orders)
    .set({
      applicantName: null,
      loanLending: null,
      legalName: null,
      legalIdNo: null,
      legalPhone: null,
      contactName: null,
      contactPhone: null,
      recommendationCode: null,
      application: null,
      items: [],
    })
    .where(and(eq(orders.id, id), isNull(orders.submittedAt)));
}
