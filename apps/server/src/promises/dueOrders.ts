import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { DueState } from '@huiqi/sdk';
import { constants, formatDate } from '@huiqi/sdk/domain';
import type { Queryable } from '../db/database.js';
import { handlingTimes } from '../schema/handlingTimes.js';
import { orderFacets, orders } from '../schema/orders.js';
import { oneOf, together, type Condition } from '../search/facets.js';
import { startOfDay } from '../text/days.js';
import { isDue, undecidedOrders } from './dueRepository.js';

const dayMs = 86_400_000;

/** The least and the most days that apply to any order. */
async function readExtremes(db: Queryable): Promise<readonly [least: number, most: number]> {
  const rows = await db
    .selectDistinct({ days: handlingTimes.days })
    .from(handlingTimes)
    .where(eq(handlingTimes.desk, 'ORDER'));
  const all = [constants.handlingDays.ORDER, ...rows.map(({ days }) => days)];
  return [Math.min(...all), Math.max(...all)];
}

/** Condition of the orders that wait for a decision and are due so, for a search. */
export async function dueOrders(db: Queryable, state: DueState, now: Date): Promise<Condition> {
  const [least, most] = await readExtremes(db);
  const startOf = (daysAgo: number) =>
    new Date(startOfDay(formatDate(now)).getTime() - daysAgo * dayMs);
  const submitted: Readonly<Record<DueState, SQL | undefined>> = {
    LATER: gte(orders.createdAt, startOf(most - 1)),
    TODAY: and(gte(orders.createdAt, startOf(most)), lt(orders.createdAt, startOf(least - 1))),
    OVERDUE: lt(orders.createdAt, startOf(least)),
  };
  // The days of each order are looked up only where they differ, and only within these limits.
  const where = and(submitted[state], least === most ? undefined : isDue('ORDER', state, now));
  return together(orderFacets, [
    oneOf(orderFacets, 'status', undecidedOrders),
    ...(where ? [{ where }] : []),
  ]);
}
