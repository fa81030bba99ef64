import { hashOfForm } from '../../trail/rowHash.js';
import type { policyApplicationEvents } from '../../schema/policyApplications.js';

/** Computes what `policy_application_event_hash` of the database computes (drizzle/0036), independently, to verify it. */
export const eventHash = (row: typeof policyApplicationEvents.$inferSelect): string =>
  hashOfForm([
    row.previousHash,
    row.applicationId,
    String(row.position),
    String(row.id),
    row.event,
    row.state,
    row.userId,
    row.remark,
    row.requestId,
    row.createdAt.toISOString(),
  ]);
