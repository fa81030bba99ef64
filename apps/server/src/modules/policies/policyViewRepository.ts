import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { policies, policyFigures, policyViews } from '../../schema/policies.js';

/** Whether the policy exists, including withdrawn ones. */
export async function hasPolicy(db: Queryable, policyId: string): Promise<boolean> {
  const rows = await db.select({ id: policies.id }).from(policies).where(eq(policies.id, policyId));
  return rows.length > 0;
}

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

/** Publishes the views counted so far; does not touch rows whose figure is current. */
export async function publishPolicyViews(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into ${policyFigures} (policy_id, views, changed_at)
    select v.policy_id, v.views, now() from ${policyViews} v
    where not exists (
      select 1 from ${policyFigures} f where f.policy_id = v.policy_id and f.views = v.views)
    on conflict (policy_id) do update set views = excluded.views, changed_at = excluded.changed_at`);
}
