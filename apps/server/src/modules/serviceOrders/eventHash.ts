import { hashOfForm } from '../../trail/rowHash.js';
import type { serviceOrderEvents } from '../../schema/serviceOrders.js';

/** Computes what `service_order_event_hash` of the database computes (drizzle/0041), independently, to verify it. */
export const eventHash = (row: typeof serviceOrderEvents.$inferSelect): string =>
  hashOfForm([
    row.previousHash,
    row.orderId,
    String(row.position),
    String(row.id),
    row.event,
    row.status,
    row.userId,
    row.remark,
    row.requestId,
    row.createdAt.toISOString(),
  ]);
