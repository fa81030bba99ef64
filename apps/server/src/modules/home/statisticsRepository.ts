import { count, countDistinct, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { BigScreen, HomeStatistics, IndexStatistics } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { plainDecimal } from '../../text/decimals.js';
import { orders } from '../../schema/orders.js';
import { policies } from '../../schema/policies.js';
import { banks, products } from '../../schema/products.js';
import { users } from '../../schema/users.js';
import { siteViews } from '../../schema/home.js';

const months = 12;

/** Loans paid out, in 10,000 yuan. */
const paidOut = sql<string>`coalesce(sum((${orders.loan}->>'amount')::numeric), 0)::text`;
/** Saved applications are not counted. */
const isSubmitted = isNotNull(orders.submittedAt);
const isPaidOut = eq(orders.status, 'BANK_APPROVAL_SUCCESS');

async function readPaidOut(db: Queryable): Promise<string> {
  const [row] = await db.select({ amount: paidOut }).from(orders).where(isPaidOut);
  return plainDecimal(row?.amount ?? '0');
}

/** Counts one visit on a day (YYYY-MM-DD). */
export async function countView(db: Queryable, day: string): Promise<void> {
  await db
    .insert(siteViews)
    .values({ day, views: 1 })
    .onConflictDoUpdate({ target: siteViews.day, set: { views: sql`${siteViews.views} + 1` } });
}

export async function readHomeStatistics(db: Queryable): Promise<HomeStatistics> {
  const [seen] = await db
    .select({ views: sql`coalesce(sum(${siteViews.views}), 0)`.mapWith(Number) })
    .from(siteViews);
  return {
    views: seen?.views ?? 0,
    financingAmount: await readPaidOut(db),
    userNumber: await db.$count(users, inArray(users.role, ['NORMA', 'AGENT'])),
    policyNumber: await db.$count(policies, isNull(policies.withdrawnAt)),
    productNumber: await db.$count(products, eq(products.onShelf, true)),
    volume: await db.$count(orders, isSubmitted),
  };
}

export async function readIndexStatistics(db: Queryable): Promise<IndexStatistics> {
  const [row] = await db
    .select({ orderNumber: count(), companyNumber: countDistinct(orders.companyId) })
    .from(orders)
    .where(isSubmitted);
  return {
    orderNumber: row?.orderNumber ?? 0,
    companyNumber: row?.companyNumber ?? 0,
    bankNumber: await db.$count(banks, eq(banks.isWithdrawn, false)),
    productNumber: await db.$count(products, eq(products.onShelf, true)),
    financingAmount: await readPaidOut(db),
  };
}

/** Loans paid out in each of the last twelve months, oldest first; months in China. */
async function readTrend(db: Queryable, now: Date): Promise<BigScreen['trend']> {
  const { rows } = await db.execute<{ month: string; value: string }>(sql`
    with months as (
      select to_char(first, 'YYYY-MM') as month
      from generate_series(
        date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'Asia/Shanghai') - make_interval(months => ${months - 1}),
        date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'Asia/Shanghai'),
        interval '1 month') as first
    ), paid as (
      select left(${orders.loan}->>'date', 7) as month, sum((${orders.loan}->>'amount')::numeric) as value
      from ${orders} where ${isPaidOut} group by 1
    )
    select months.month, coalesce(paid.value, 0)::text as value
    from months left join paid using (month) order by months.month`);
  return rows.map(({ month, value }) => ({ month, value: plainDecimal(value) }));
}

export async function readBigScreen(db: Queryable, now: Date): Promise<BigScreen> {
  const { companyNumber, financingAmount, orderNumber } = await readIndexStatistics(db);
  return {
    enterpriseNumber: companyNumber,
    financingAmount,
    orderNumber,
    trend: await readTrend(db, now),
  };
}
