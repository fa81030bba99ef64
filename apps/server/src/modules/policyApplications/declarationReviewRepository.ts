import { and, asc, count, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { OperationInput, PolicyReviewRow } from '@huiqi/sdk';
import { constants, PolicyApplicationStateValues } from '@huiqi/sdk/domain';
import { containingWords } from '../../db/containingWords.js';
import type { Queryable } from '../../db/database.js';
import { page, type Page } from '../../db/page.js';
import type { CurrentUser } from '../../security/sessionStore.js';
import { inRegionOfCompany } from '../companies/authorityRepository.js';
import { endOfDay, startOfDay } from '../../text/days.js';
import { companies } from '../../schema/companies.js';
import { policies, policyPublishers } from '../../schema/policies.js';
import { policyApplications } from '../../schema/policyApplications.js';
import { toReviewRow } from './toReview.js';

const joined = (db: Queryable) =>
  db
    .select({
      application: policyApplications,
      policy: policies,
      publishOrgName: policyPublishers.name,
      company: { name: companies.name, creditCode: companies.creditCode },
    })
    .from(policyApplications)
    .innerJoin(policies, eq(policies.id, policyApplications.policyId))
    .innerJoin(policyPublishers, eq(policyPublishers.id, policies.publishOrgId))
    .innerJoin(companies, eq(companies.id, policyApplications.companyId));

/** A declaration with the policy and company fields that its reviewers need. */
export type ReviewRow = Awaited<ReturnType<typeof joined>>[number];

/** Declarations of companies in a staff member's region. */
const reviewedBy = (user: CurrentUser): SQL | undefined => inRegionOfCompany(user);

type Filters = Omit<OperationInput<'listPolicyReviews'>, 'index' | 'size'>;

function matching({ auditState, keyword, grade, ...days }: Filters): SQL | undefined {
  const { submittedFrom, submittedUntil } = days;
  const { submittedAt } = policyApplications;
  return and(
    auditState ? eq(policyApplications.state, auditState) : undefined,
    grade ? eq(policies.grade, grade) : undefined,
    containingWords([policies.title, companies.name, companies.creditCode], keyword),
    submittedFrom ? gte(submittedAt, startOfDay(submittedFrom)) : undefined,
    submittedUntil ? lt(submittedAt, endOfDay(submittedUntil)) : undefined,
  );
}

/** One page of a staff member's declarations to review: pending ones oldest first, all others newest first. */
export function listReviews(
  db: Queryable,
  user: CurrentUser,
  { index, size, ...filters }: OperationInput<'listPolicyReviews'>,
): Promise<Page<PolicyReviewRow>> {
  const where = and(reviewedBy(user), matching(filters));
  const from = sql`${policyApplications} join ${policies} on ${eq(policies.id, policyApplications.policyId)}
    join ${companies} on ${eq(companies.id, policyApplications.companyId)}`;
  const { submittedAt, id } = policyApplications;
  const order = filters.auditState === 'PENDING' ? asc(submittedAt) : desc(submittedAt);
  return page(
    {
      rows: joined(db).where(where).orderBy(order, id),
      toItem: toReviewRow,
      total: db.$count(from, where),
    },
    { index, size },
    constants.pageSizes.adminOrders,
  );
}

/** Counts them by state. */
export async function countReviews(
  db: Queryable,
  user: CurrentUser,
  filters: OperationInput<'countPolicyReviews'>,
) {
  const groups = await db
    .select({ state: policyApplications.state, count: count() })
    .from(policyApplications)
    .innerJoin(policies, eq(policies.id, policyApplications.policyId))
    .innerJoin(companies, eq(companies.id, policyApplications.companyId))
    .where(and(reviewedBy(user), matching(filters)))
    .groupBy(policyApplications.state);
  return PolicyApplicationStateValues.map((auditState) => ({
    auditState,
    count: groups.find(({ state }) => state === auditState)?.count ?? 0,
  }));
}

/** Finds one of them; those of other regions are not found. */
export async function findReview(
  db: Queryable,
  user: CurrentUser,
  id: string,
): Promise<ReviewRow | undefined> {
  const [row] = await joined(db).where(and(eq(policyApplications.id, id), reviewedBy(user)));
  return row;
}
