import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CreditLine, OrderStatus } from '@huiqi/sdk';
import { openOrderStatuses } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { statement } from '../../db/statement.js';
import { plainDecimal } from '../../text/decimals.js';
import { orders } from '../../schema/orders.js';

/** Statuses in which a sub-order uses part of the line; one that failed, expired or was closed frees it. */
const drawing: readonly OrderStatus[] = [...openOrderStatuses, 'BANK_APPROVAL_SUCCESS'];

type Granted = Pick<typeof orders.$inferSelect, 'id' | 'loanAmount' | 'status'>;

const drawn = sql`coalesce(sum(coalesce((${orders.loan}->>'amount')::numeric, ${orders.loanAmount})), 0)`;
const readDrawn = statement('drawn_line', (db) =>
  db
    .select({
      drawn: sql<string>`${drawn}::text`,
      left: sql<string>`(${sql.placeholder('granted')}::numeric - ${drawn})::text`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.parentOrderId, sql.placeholder('orderId')),
        inArray(orders.status, [...drawing]),
      ),
    ),
);

/** Computes what sub-orders have drawn from a granted order and what is left; exact, as the database adds decimals. */
export async function readLine(db: Queryable, order: Granted): Promise<CreditLine> {
  const granted = order.loanAmount ?? '0';
  const [row] = await readDrawn(db, { granted, orderId: order.id });
  const isOpen = order.status === 'APPROVAL_SUCCESS';
  return {
    granted: plainDecimal(granted),
    drawn: plainDecimal(row?.drawn ?? '0'),
    available: isOpen ? plainDecimal(row?.left ?? granted) : '0',
  };
}
