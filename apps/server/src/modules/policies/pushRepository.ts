import { and, count, countDistinct, desc, eq, isNull } from 'drizzle-orm';
import type { Policy } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import { listByIds, type Reading } from './repository.js';
import { policies, policyPushes } from '../../schema/policies.js';

/** Policies that were pushed to a company, newest push first. */
export async function findPushed(
  db: Queryable,
  companyId: string,
  paging: PageInput,
  reading: Reading,
): Promise<Page<Policy>> {
  const where = and(eq(policyPushes.companyId, companyId), isNull(policies.withdrawnAt));
  const rows = db
    .select({
      id: policyPushes.policyId,
      reasons: policyPushes.reasons,
      pushedAt: policyPushes.pushedAt,
    })
    .from(policyPushes)
    .innerJoin(policies, eq(policies.id, policyPushes.policyId))
    .where(where)
    .orderBy(desc(policyPushes.pushedAt), policyPushes.policyId);
  const total = db
    .select({ total: count() })
    .from(policyPushes)
    .innerJoin(policies, eq(policies.id, policyPushes.policyId))
    .where(where)
    .then(([row]) => row?.total ?? 0);
  const found = await page(
    { rows, toItem: (row) => row, total },
    paging,
    constants.pageSizes.default,
  );
  const pushes = new Map(found.content.map((row) => [row.id, row]));
  const content = await listByIds(db, [...pushes.keys()], reading);
  return {
    ...found,
    content: content.map((policy) => {
      const push = pushes.get(policy.id);
      return push
        ? { ...policy, reasons: push.reasons, pushedTs: push.pushedAt.toISOString() }
        : policy;
    }),
  };
}

/** Number of companies that got recommendations, and of policies recommended. */
export async function countPushes(
  db: Queryable,
): Promise<{ readonly companies: number; readonly policies: number }> {
  const [row] = await db
    .select({
      companies: countDistinct(policyPushes.companyId),
      policies: countDistinct(policyPushes.policyId),
    })
    .from(policyPushes);
  return row ?? { companies: 0, policies: 0 };
}
