import { createHash } from 'node:crypto';
import type { orderEvents } from './table.js';

export type TrailRow = typeof orderEvents.$inferSelect;

/** Length before content: no two rows have the same form, whatever a remark contains. */
const field = (text: string | null) =>
  text === null ? '-' : `${Buffer.byteLength(text, 'utf8')}:${text}`;

/** Computes what `order_event_hash` of the database computes (drizzle/0002), independently, to verify it. */
export function rowHash(row: TrailRow): string {
  const form = [
    row.previousHash,
    row.orderId,
    String(row.position),
    String(row.id),
    row.event,
    row.status,
    row.actor,
    row.userId,
    row.remark,
    row.requestId,
    row.createdAt.toISOString(),
  ];
  return createHash('sha256').update(form.map(field).join('')).digest('hex');
}
