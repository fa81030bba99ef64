import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { serviceOrderEvents, serviceOrders } from '../../schema/serviceOrders.js';

/** The next orders by id, as their trails have to agree with them. */
export const nextOrders = (db: Queryable, after: string, limit: number) =>
  db
    .select({
      id: serviceOrders.id,
      status: serviceOrders.status,
      version: serviceOrders.version,
    })
    .from(serviceOrders)
    .where(gt(serviceOrders.id, after))
    .orderBy(asc(serviceOrders.id))
    .limit(limit);

/** The trails of some orders, each in order. */
export const readChains = (db: Queryable, ids: readonly string[]) =>
  db
    .select()
    .from(serviceOrderEvents)
    .where(inArray(serviceOrderEvents.orderId, [...ids]))
    .orderBy(asc(serviceOrderEvents.orderId), asc(serviceOrderEvents.position));

/** Whether the database has been migrated to a version with service orders. */
export async function hasServiceOrders(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('service_order_events') is not null as found`,
  );
  return rows[0]?.found ?? false;
}
