import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { OrderFigures, StatisticsGroup } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { areas } from '../../schema/areas.js';
import { orderEvents, orders } from '../../schema/orders.js';
import { banks, products } from '../../schema/products.js';
import { users } from '../../schema/users.js';
import { plainDecimal } from '../../text/decimals.js';
import { endOfDay, startOfDay } from '../../text/days.js';

/** First and last day in China. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

interface Group {
  readonly key: SQL;
  /** Reads the name of a group by its key. */
  readonly name: SQL;
}

const week = sql`to_char(date_trunc('week', ${orders.submittedAt} at time zone 'Asia/Shanghai'), 'YYYY-MM-DD')`;
const nameIn = (
  table: typeof areas | typeof banks | typeof products | typeof users,
  key: SQL,
  id: SQL,
) => sql`(select ${table.name} from ${table} where ${id} = ${key})`;

const groups: Readonly<Record<StatisticsGroup, Group>> = {
  WEEK: { key: week, name: week },
  PRODUCT: {
    key: sql`${orders.productId}`,
    name: nameIn(products, sql`${orders.productId}`, sql`${products.id}`),
  },
  BANK: {
    key: sql`${orders.bankId}`,
    name: nameIn(banks, sql`${orders.bankId}`, sql`${banks.id}`),
  },
  REGION: {
    key: sql`${orders.scfDistrict}`,
    name: nameIn(areas, sql`${orders.scfDistrict}`, sql`${areas.code}`),
  },
  OFFICER: {
    key: sql`${orders.assigneeId}`,
    name: nameIn(users, sql`${orders.assigneeId}`, sql`${users.id}`),
  },
};

/** A loan of epidemic relief is granted by paying it out (docs/order-states.md); others were granted before. */
const isPaidOut = sql`${orders.loan} is not null`;
/** First decision on an order: granted, refused, or refused by the commission. */
const decidedAt = sql`(select min(${orderEvents.createdAt}) from ${orderEvents} where ${and(
  eq(orderEvents.orderId, orders.id),
  sql`(${orderEvents.event} in ('GRANT', 'REJECT', 'REVIEW_REJECT') or ${orderEvents.event} = 'DISBURSE' and ${isPaidOut})`,
)})`;
const isGranted = sql`(${isPaidOut} or exists (select 1 from ${orderEvents} where ${and(
  eq(orderEvents.orderId, orders.id),
  eq(orderEvents.event, 'GRANT'),
)}))`;

/** A draw takes from a line that was applied for before, and has been counted with it. */
const applied = sql`case when ${orders.parentOrderId} is null then ${orders.loanAmount} end`;

export interface GroupFigures {
  readonly key: string;
  readonly name: string;
  readonly figures: OrderFigures;
}

/** Figures of the orders of a scope that were submitted in a period, by group; all in one without a group. */
export async function readFigures(
  db: Queryable,
  scope: SQL | undefined,
  { from, until }: Period,
  group?: StatisticsGroup,
): Promise<GroupFigures[]> {
  const { key, name } = group ? groups[group] : { key: sql`''`, name: sql`''` };
  const submitted = and(
    scope,
    gte(orders.submittedAt, startOfDay(from)),
    lt(orders.submittedAt, endOfDay(until)),
  );
  const cases = sql`(select coalesce(${key}, '') as key, coalesce(${name}, '') as name,
      ${applied} as applied, (${orders.loan} ->> 'amount')::numeric as paid, ${isGranted} as granted,
      extract(epoch from ${decidedAt} - ${orders.submittedAt}) / 86400 as days
    from ${orders} where ${submitted}) as cases`;
  const rows = await db
    .select({
      key: sql<string>`cases.key`,
      name: sql<string>`min(cases.name)`,
      applications: sql<number>`count(*)::int`,
      decided: sql<number>`count(cases.days)::int`,
      approved: sql<number>`(count(*) filter (where cases.granted))::int`,
      appliedAmount: sql<string>`coalesce(sum(cases.applied), 0)::text`,
      paidAmount: sql<string>`coalesce(sum(cases.paid), 0)::text`,
      approvalRate: sql<
        string | null
      >`round(100.0 * count(*) filter (where cases.granted) / nullif(count(cases.days), 0), 2)::text`,
      medianDays: sql<
        string | null
      >`round((percentile_cont(0.5) within group (order by cases.days))::numeric, 1)::text`,
    })
    .from(cases)
    .groupBy(sql`cases.key`);
  return rows.map(({ key: id, name: shown, ...figures }) => ({
    key: id,
    name: shown,
    figures: {
      ...figures,
      appliedAmount: plainDecimal(figures.appliedAmount),
      paidAmount: plainDecimal(figures.paidAmount),
    },
  }));
}
