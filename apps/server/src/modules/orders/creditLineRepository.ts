import { and, eq, exists, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { CreditLine, OrderStatus } from '@huiqi/sdk';
import { openOrderStatuses } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { statement } from '../../db/statement.js';
import { orders } from '../../schema/orders.js';
import { creditLineOf } from './creditLine.js';

/** Statuses in which a sub-order uses part of the line; one that failed, expired or was closed frees it. */
const drawing: readonly OrderStatus[] = [...openOrderStatuses, 'BANK_APPROVAL_SUCCESS'];

type Granted = Pick<typeof orders.$inferSelect, 'id' | 'loanAmount' | 'status'>;

const draws = alias(orders, 'draws');
const drawn = sql<string>`coalesce(sum(coalesce((${draws.loan}->>'amount')::numeric, ${draws.loanAmount})), 0)::text`;
const areOf = (orderId: SQLWrapper) =>
  and(eq(draws.parentOrderId, orderId), inArray(draws.status, [...drawing]));
const readDrawn = statement('drawn_line', (db) =>
  db
    .select({ drawn })
    .from(draws)
    .where(areOf(sql.placeholder('orderId'))),
);

/** Computes what sub-orders have drawn from a granted order and what is left; exact, as the database adds decimals. */
export async function readLine(db: Queryable, order: Granted): Promise<CreditLine> {
  const [row] = await readDrawn(db, { orderId: order.id });
  return creditLineOf(order, row?.drawn ?? '0');
}

const readUnpaid = statement('unpaid_draws', (db) =>
  db
    .select({ id: draws.id })
    .from(draws)
    .where(
      and(
        eq(draws.parentOrderId, sql.placeholder('orderId')),
        inArray(draws.status, [...openOrderStatuses]),
      ),
    )
    .limit(1),
);

/** Whether draws on a granted order wait for a decision or for their money. */
export const hasUnpaidDraws = async (db: Queryable, orderId: string): Promise<boolean> =>
  (await readUnpaid(db, { orderId })).length > 0;

const ofListed = new QueryBuilder().select({ drawn }).from(draws).where(areOf(orders.id));
const anyOfListed = new QueryBuilder().select({ id: draws.id }).from(draws).where(areOf(orders.id));

/** What has been drawn from a granted order in a list; null for orders that nothing can be drawn from. */
export const drawnFromListed = sql<string | null>`case
  when ${orders.status} = 'APPROVAL_SUCCESS' and ${orders.parentOrderId} is null then ${ofListed} end`;

/** Matches granted orders that have been drawn on, which are paid out by their draws. */
export const isDrawnOn: SQL<boolean> = sql<boolean>`(${orders.status} = 'APPROVAL_SUCCESS' and ${exists(anyOfListed)})`;
