import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { OperationInput, PolicyReviewRow } from '@huiqi/sdk';
import { constants, PolicyApplicationStateValues } from '@huiqi/sdk/domain';
import { containingWords } from '../../db/containingWords.js';
import type { Queryable } from '../../db/database.js';
import { has, onDays } from '../../db/filters.js';
import { countBy } from '../../db/countBy.js';
import { page, type Page } from '../../db/page.js';
import type { Queue } from '../../db/queuePosition.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { dueSo } from '../../promises/dueRepository.js';
import { inRegionOfCompany } from '../companies/authorityRepository.js';
import { companies } from '../../schema/companies.js';
import { policies, policyPublishers } from '../../schema/policies.js';
import { policyApplications } from '../../schema/policyApplications.js';
import { toReviewRow, type ReviewRow } from './toReview.js';

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

/** Declarations joined with the tables that filters refer to. */
const withNames = sql`${policyApplications} join ${policies} on ${eq(policies.id, policyApplications.policyId)}
  join ${companies} on ${eq(companies.id, policyApplications.companyId)}`;

/** Declarations of companies in a staff member's region. */
const reviewedBy = (user: CurrentUser): SQL | undefined => inRegionOfCompany(user);

type Filters = Omit<OperationInput<'listPolicyReviews'>, 'index' | 'size'>;

function matching(filters: Filters, now: Date): SQL | undefined {
  const { auditState, keyword, grade, submittedFrom, submittedUntil, due } = filters;
  return and(
    has(policyApplications.state, auditState),
    has(policies.grade, grade),
    containingWords([policies.title, companies.name, companies.creditCode], keyword),
    onDays(policyApplications.submittedAt, submittedFrom, submittedUntil),
    dueSo('POLICY', due, now),
  );
}

/** A staff member's declarations to review: pending ones oldest first, all others newest first. */
export function queueOf(user: CurrentUser, filters: Filters, now: Date): Queue {
  const { submittedAt, id } = policyApplications;
  const order = filters.auditState === 'PENDING' ? asc(submittedAt) : desc(submittedAt);
  const where = and(reviewedBy(user), matching(filters, now));
  return { from: withNames, id, where, order: [order, asc(id)] };
}

/** One page of them. */
export function listReviews(
  db: Queryable,
  user: CurrentUser,
  { index, size, ...filters }: OperationInput<'listPolicyReviews'>,
  now: Date,
): Promise<Page<PolicyReviewRow>> {
  const { from, where, order } = queueOf(user, filters, now);
  return page(
    {
      rows: joined(db)
        .where(where)
        .orderBy(...order),
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
  now: Date,
) {
  const where = and(reviewedBy(user), matching(filters, now));
  const counts = await countBy(db, policyApplications.state, { from: withNames, where });
  return PolicyApplicationStateValues.map((auditState) => ({
    auditState,
    count: counts.of(auditState),
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
