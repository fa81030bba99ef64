import { and, asc, eq, gt, notInArray, type SQL } from 'drizzle-orm';
import { recordEvents } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { orderEvents } from '../orders/table.js';
import { users } from '../session/table.js';

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

/** The trail of an order with who did it, oldest first. */
export const readEntries = (db: Queryable, orderId: string): Promise<TrailEntry[]> =>
  select(db, eq(orderEvents.orderId, orderId));

/** The changes of status after a version of an order, oldest first. */
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
