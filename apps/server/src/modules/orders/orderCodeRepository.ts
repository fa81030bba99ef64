import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { formatDate } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { statement } from '../../db/statement.js';
import { orderDays, orders, orderSerial } from '../../schema/orders.js';

const dayMs = 86_400_000;
const compactDay = (at: Date) => formatDate(at).replaceAll('-', '');
const prefixOf = (day: string) => `DJ${day}`;
const next = sql`nextval(${orderSerial.seqName})`;

const takeNumber = statement('next_order_number', (db) =>
  db
    .select({ number: sql`${next} - ${orderDays.before}`.mapWith(Number) })
    .from(orderDays)
    .where(eq(orderDays.day, sql.placeholder('day'))),
);

async function nextNumber(db: Queryable, day: string): Promise<number | undefined> {
  const [row] = await takeNumber(db, { day });
  return row?.number;
}

/** Records the sequence's position before a day, beyond codes of the day that were made without it. */
async function startDay(db: Queryable, day: string, tomorrow: string): Promise<void> {
  const [used] = await db
    .select({
      most: sql`coalesce(max(substr(${orders.orderCode}, 11)::bigint), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        gte(orders.orderCode, prefixOf(day)),
        lt(orders.orderCode, prefixOf(tomorrow)),
        sql`${orders.orderCode} ~ ${`^${prefixOf(day)}[0-9]{6,12}$`}`,
      ),
    );
  await db
    .insert(orderDays)
    .values({ day, before: sql`${next} - ${used?.most ?? 0}` })
    .onConflictDoNothing();
}

/**
 * Returns the next order code of a day in China: DJ, the day and at least six digits. The digits are the value of one
 * sequence minus its position before the day. A counter in a row would stay locked until the submit commits, queueing
 * all submits of the day; a sequence blocks nobody, and leaves a gap when a submit is rolled back. Only the first
 * submits of a day wait for each other, until the day's row is committed.
 */
export async function nextOrderCode(db: Queryable, at: Date): Promise<string> {
  const day = compactDay(at);
  let number = await nextNumber(db, day);
  if (number === undefined) {
    await startDay(db, day, compactDay(new Date(at.getTime() + dayMs)));
    number = await nextNumber(db, day);
  }
  if (number === undefined) throw new Error(`Day ${day} has no order codes`);
  return prefixOf(day) + String(number).padStart(6, '0');
}

/** Whether an order has this code, from a server without the sequence. */
export const isCodeTaken = async (db: Queryable, orderCode: string): Promise<boolean> =>
  (await db.$count(orders, eq(orders.orderCode, orderCode))) > 0;
