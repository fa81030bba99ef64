import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { users } from '../../schema/users.js';
import { serviceOrderEvents } from '../../schema/serviceOrders.js';

/** The steps of an order, optionally after a version, oldest first, with their actors. */
export const readTrail = (db: Queryable, orderId: string, after = 0) =>
  db
    .select({ event: serviceOrderEvents, userName: users.name })
    .from(serviceOrderEvents)
    .innerJoin(users, eq(users.id, serviceOrderEvents.userId))
    .where(and(eq(serviceOrderEvents.orderId, orderId), gt(serviceOrderEvents.position, after)))
    .orderBy(asc(serviceOrderEvents.position));

/** A trail entry with its actor. */
export type TrailEntry = Awaited<ReturnType<typeof readTrail>>[number];
