import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ServiceOrderEvent } from '@huiqi/sdk';
import { formatDate, openServiceOrderStatuses, type ServiceOrderState } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { has, onDays } from '../../db/filters.js';
import { rowLock } from '../../db/rowLock.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import type { Queue } from '../../db/queuePosition.js';
import { mayActFor } from '../companies/authorityRepository.js';
import { companies } from '../../schema/companies.js';
import { containingWords } from '../../db/containingWords.js';
import { serviceOrganisations } from '../../schema/organisations.js';
import { serviceProducts } from '../../schema/services.js';
import { users } from '../../schema/users.js';
import {
  serviceEvaluations,
  serviceOrderEvents,
  serviceOrders,
  serviceOrderSerial,
} from '../../schema/serviceOrders.js';

/** Orders that a user placed, and those of companies they may act for. */
export const ownedBy = (userId: string): SQL =>
  sql`(${serviceOrders.userId} = ${userId} or ${mayActFor(userId, serviceOrders.companyId)})`;

/** Orders of an organisation; none without one. */
export const ofOrganisation = (orgId: string | null): SQL =>
  orgId === null ? sql`false` : eq(serviceOrders.orgId, orgId);

const phoneOfOrganisation = sql<
  string | null
>`coalesce(${serviceProducts.contactPhone}, ${serviceOrganisations.contactPhone})`;

const select = (db: Queryable) =>
  db
    .select({
      order: serviceOrders,
      company: { name: companies.name, creditCode: companies.creditCode },
      org: { name: serviceOrganisations.name, phone: phoneOfOrganisation },
      evaluation: serviceEvaluations,
    })
    .from(serviceOrders)
    .innerJoin(companies, eq(companies.id, serviceOrders.companyId))
    .innerJoin(serviceProducts, eq(serviceProducts.id, serviceOrders.productId))
    .innerJoin(serviceOrganisations, eq(serviceOrganisations.id, serviceOrders.orgId))
    .leftJoin(serviceEvaluations, eq(serviceEvaluations.orderId, serviceOrders.id));

/** An order with the names of its company and organisation, and its rating. */
export type OrderRow = Awaited<ReturnType<typeof select>>[number];

export interface OrderFilters {
  readonly orgName?: string | undefined;
  readonly entName?: string | undefined;
  readonly productName?: string | undefined;
  readonly orgPhone?: string | undefined;
  readonly contactPhone?: string | undefined;
  readonly creditCode?: string | undefined;
  readonly orgId?: string | undefined;
  readonly productIds?: readonly string[] | undefined;
  readonly status?: string | undefined;
  /** First and last day (Asia/Shanghai) of creation. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Matches the orders of a scope that pass all filters. */
export function matching(scope: SQL, filters: OrderFilters): SQL | undefined {
  const { status, orgId, productIds, from, until } = filters;
  const creditCode = filters.creditCode?.normalize('NFKC').trim().toUpperCase();
  return and(
    scope,
    // Empty words are dropped (spec 2 §5).
    containingWords(serviceOrganisations.name, filters.orgName),
    containingWords(companies.name, filters.entName),
    containingWords(serviceOrders.productName, filters.productName),
    containingWords(phoneOfOrganisation, filters.orgPhone),
    // Whole numbers only: parts of them would reveal the digits that desks hide.
    has(serviceOrders.contactPhone, filters.contactPhone?.normalize('NFKC').trim()),
    has(companies.creditCode, creditCode),
    has(serviceOrders.orgId, orgId),
    ...(productIds === undefined ? [] : [inArray(serviceOrders.productId, [...productIds])]),
    ...(status === undefined ? [] : [sql`${serviceOrders.status} = ${status}`]),
    onDays(serviceOrders.createdAt, from, until),
  );
}

/** Matching orders, newest first. */
export const queueOf = (where: SQL | undefined): Queue => ({
  from: sql`${serviceOrders}
    join ${companies} on ${eq(companies.id, serviceOrders.companyId)}
    join ${serviceProducts} on ${eq(serviceProducts.id, serviceOrders.productId)}
    join ${serviceOrganisations} on ${eq(serviceOrganisations.id, serviceOrders.orgId)}`,
  id: serviceOrders.id,
  where,
  order: [desc(serviceOrders.createdAt), asc(serviceOrders.id)],
});

export interface OrderQuery<Item> extends PageInput {
  readonly where: SQL | undefined;
  readonly toItem: (row: OrderRow) => Item;
}

/** One page of them. */
export function findOrders<Item>(
  db: Queryable,
  { where, toItem, ...range }: OrderQuery<Item>,
  defaultSize: number,
): Promise<Page<Item>> {
  const { from, order } = queueOf(where);
  return page(
    {
      rows: select(db)
        .where(where)
        .orderBy(...order),
      toItem,
      total: db.$count(from, where),
    },
    range,
    defaultSize,
  );
}

/** Finds an order within a scope. */
export async function findOrder(
  db: Queryable,
  id: string,
  scope: SQL,
): Promise<OrderRow | undefined> {
  const [row] = await select(db).where(and(eq(serviceOrders.id, id), scope));
  return row;
}

export const lockOrder = rowLock(serviceOrders);

/** Whether a company, or one that a user may act for, has a pending or accepted order of a product. */
export async function hasOpenOrder(
  db: Queryable,
  productId: string,
  of: { readonly companyId: string } | { readonly userId: string },
): Promise<boolean> {
  const company =
    'companyId' in of
      ? eq(serviceOrders.companyId, of.companyId)
      : mayActFor(of.userId, serviceOrders.companyId);
  const open = inArray(serviceOrders.status, [...openServiceOrderStatuses]);
  const where = and(eq(serviceOrders.productId, productId), open, company);
  return (await db.$count(serviceOrders, where)) > 0;
}

type OrderValues = typeof serviceOrders.$inferInsert;
export type NewOrder = Omit<OrderValues, 'id' | 'status' | 'version' | 'handling' | 'updatedAt'>;

/** FW, the day in China and a unique number, short enough to read out on the phone. */
async function nextId(tx: Queryable, at: Date): Promise<string> {
  const next = sql<string>`nextval(${serviceOrderSerial.seqName})::text`;
  const { rows } = await tx.execute<{ number: string }>(sql`select ${next} as number`);
  return `FW${formatDate(at).replaceAll('-', '')}${(rows[0]?.number ?? '').padStart(6, '0')}`;
}

/** Stores an order with its first trail entry; undefined if the company has an open one of the product. */
export async function insertOrder(
  tx: Queryable,
  order: NewOrder,
  requestId: string,
): Promise<string | undefined> {
  const status = 'PENDING';
  const { userId, createdAt } = order;
  const [row] = await tx
    .insert(serviceOrders)
    .values({ ...order, id: await nextId(tx, createdAt), status, updatedAt: createdAt })
    .onConflictDoNothing()
    .returning({ id: serviceOrders.id });
  if (!row) return undefined;
  await tx
    .insert(serviceOrderEvents)
    .values({ orderId: row.id, event: 'SUBMIT', status, userId, requestId, createdAt });
  return row.id;
}

export interface OrderChange {
  readonly event: ServiceOrderEvent;
  readonly status: ServiceOrderState;
  readonly userId: string;
  readonly remark: string | null;
  readonly requestId: string;
  readonly at: Date;
  /** A reply of the organisation. */
  readonly handling?: string | undefined;
}

/** Changes a locked order and appends to its trail. */
export async function storeChange(tx: Queryable, id: string, change: OrderChange): Promise<void> {
  const { status, at, handling, ...event } = change;
  await tx
    .update(serviceOrders)
    .set({
      status,
      updatedAt: at,
      version: sql`${serviceOrders.version} + 1`,
      ...(handling === undefined ? {} : { handling }),
    })
    .where(eq(serviceOrders.id, id));
  await tx.insert(serviceOrderEvents).values({ ...event, orderId: id, status, createdAt: at });
}

/** Name and phone number of a user. */
export async function findContact(
  db: Queryable,
  userId: string,
): Promise<{ name: string | null; phone: string | null } | undefined> {
  const [row] = await db
    .select({ name: users.name, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** Ids of an organisation's staff who may sign in. */
export async function listStaffOf(db: Queryable, orgId: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.orgId, orgId), eq(users.disabled, false)))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}
