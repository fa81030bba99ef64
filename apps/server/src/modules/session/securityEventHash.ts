import { hashOfForm } from '../../trail/rowHash.js';
import type { securityEvents } from '../../schema/securityEvents.js';

/** Computes what `security_event_hash` of the database computes (its migration), independently, to verify it. */
export const securityEventHash = (row: typeof securityEvents.$inferSelect): string =>
  hashOfForm([
    row.previousHash,
    row.subject,
    String(row.position),
    String(row.id),
    row.event,
    row.detail,
    row.address,
    row.partnerId,
    row.requestId,
    row.createdAt.toISOString(),
  ]);
