import { and, asc, eq, gt, notInArray, type SQL } from 'drizzle-orm';
import { recordEvents } from '@huiqi/sdk/domain';
import type { Db, Queryable } from '../../db/database.js';
import { findContent, type OrderContent } from '../../trail/orderContentRepository.js';
import { orderEvents } from '../../schema/orders.js';
import { users } from '../../schema/users.js';

const select = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      event: orderEvents,
      user: { name: users.name, role: users.role, bankId: users.bankId },
    })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.userId))
    .where(where)
    .orderBy(asc(orderEvents.position));

export type TrailEntry = Awaited<ReturnType<typeof select>>[number];

/** An order and its trail with actors, oldest first, from one snapshot. */
export const readAudited = (
  db: Db,
  orderId: string,
): Promise<{ order: OrderContent; entries: TrailEntry[] }> =>
  db.transaction(
    async (tx) => {
      const order = await findContent(tx, orderId);
      if (!order) throw new Error(`The order ${orderId} is gone`);
      return { order, entries: await select(tx, eq(orderEvents.orderId, orderId)) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** The status changes after a version of an order, oldest first. */
export const readMovesSince = (
  db: Queryable,
  orderId: string,
  version: number,
): Promise<TrailEntry[]> =>
  select(
    db,
    and(
      eq(orderEvents.orderId, orderId),
      gt(orderEvents.position, version),
      notInArray(orderEvents.event, [...recordEvents]),
    ),
  );
