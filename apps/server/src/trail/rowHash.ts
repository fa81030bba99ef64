import { createHash } from 'node:crypto';
import type { orderEvents } from '../schema/orders.js';

export type TrailRow = typeof orderEvents.$inferSelect;

/** Length before content, so that different rows never have the same encoding, whatever a remark contains. */
const field = (text: string | null) =>
  text === null ? '-' : `${Buffer.byteLength(text, 'utf8')}:${text}`;

/** SHA-256 of a row's values in the encoding that the database hashes. */
export const hashOfForm = (form: readonly (string | null)[]): string =>
  createHash('sha256').update(form.map(field).join('')).digest('hex');

const formOf = (row: TrailRow): (string | null)[] => [
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

/**
 * Independently computes `order_event_hash` of the database (drizzle/0001) for verification. The last rows from before
 * contents were hashed later got their order's content hash beside their own.
 */
export function rowHash(row: TrailRow): string {
  const form = formOf(row);
  if (row.contentHash === null) return hashOfForm(form);
  const whole = hashOfForm([...form, row.contentHash]);
  if (whole === row.hash) return whole;
  const earlier = hashOfForm(form);
  return earlier === row.hash ? earlier : whole;
}
