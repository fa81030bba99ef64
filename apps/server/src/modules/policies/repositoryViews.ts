import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { policyViews } from './table.js';

/** Counts a view of a policy. */
export async function countPolicyView(db: Queryable, policyId: string): Promise<void> {
  await db
    .insert(policyViews)
    .values({ policyId, views: 1 })
    .onConflictDoUpdate({
      target: policyViews.policyId,
      set: { views: sql`${policyViews.views} + 1`, changedAt: sql`now()` },
    });
}
