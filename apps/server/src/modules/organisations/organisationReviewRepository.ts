import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OperationInput, ServiceReviewCounts, ServiceReviewKind } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { has } from '../../db/filters.js';
import { countBy } from '../../db/countBy.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import type { Queue } from '../../db/queuePosition.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { inRegionOf } from '../../security/regionScope.js';
import { dueSo } from '../../promises/dueRepository.js';
import { containingWords } from '../../db/containingWords.js';
import { users } from '../../schema/users.js';
import { serviceReviewEvents, serviceReviews } from '../../schema/serviceReviews.js';
import { serviceOrganisations } from '../../schema/organisations.js';
import { serviceProducts } from '../../schema/services.js';

export type Review = typeof serviceReviews.$inferSelect;
export type NewReviewEvent = Omit<typeof serviceReviewEvents.$inferInsert, 'id'>;

export interface ReviewRow {
  readonly review: Review;
  readonly orgName: string;
  readonly isPublished: boolean;
  readonly submitter: string | null;
  readonly decider: string | null;
}

export interface ReviewEventRow {
  readonly event: typeof serviceReviewEvents.$inferSelect;
  readonly userName: string | null;
}

const deciders = alias(users, 'deciders');
const maxEvents = 200;

const isOfProduct = and(
  eq(serviceReviews.kind, 'PRODUCT'),
  eq(serviceProducts.id, serviceReviews.subjectId),
);
/** Whether the public sees what is reviewed: now, or when it was decided. */
const isPublished = sql<boolean>`case when ${serviceReviews.auditStatus} <> 'PENDING' then ${serviceReviews.published} is not null
  when ${serviceReviews.kind} = 'PRODUCT' then coalesce(${serviceProducts.published}, false) else ${serviceOrganisations.published} end`;

const selectReviews = (db: Queryable) =>
  db
    .select({
      review: serviceReviews,
      orgName: serviceOrganisations.name,
      isPublished,
      submitter: users.name,
      decider: deciders.name,
    })
    .from(serviceReviews)
    .innerJoin(serviceOrganisations, eq(serviceOrganisations.id, serviceReviews.orgId))
    .leftJoin(serviceProducts, isOfProduct)
    .leftJoin(users, eq(users.id, serviceReviews.submittedBy))
    .leftJoin(deciders, eq(deciders.id, serviceReviews.decidedBy));

type Filters = Omit<OperationInput<'listServiceReviews'>, 'index' | 'size'>;

/** Reviews of organisations in the staff member's region. */
function ofRegion(user: CurrentUser): SQL | undefined {
  const where = inRegionOf(user, serviceOrganisations);
  return (
    where &&
    sql`${serviceReviews.orgId} in (select ${serviceOrganisations.id} from ${serviceOrganisations} where ${where})`
  );
}

const matching = (
  user: CurrentUser,
  { kind, keyword, auditStatus, due }: Filters,
  now: Date,
): SQL | undefined =>
  and(
    ofRegion(user),
    has(serviceReviews.kind, kind),
    containingWords(serviceReviews.name, keyword),
    has(serviceReviews.auditStatus, auditStatus),
    dueSo('SERVICE', due, now),
  );

/** Pending reviews oldest first, all others newest first. */
export const queueOf = (user: CurrentUser, filters: Filters, now: Date): Queue => ({
  from: sql`${serviceReviews}`,
  id: serviceReviews.id,
  where: matching(user, filters, now),
  order: [
    (filters.auditStatus === 'PENDING' ? asc : desc)(serviceReviews.submittedAt),
    asc(serviceReviews.id),
  ],
});

interface ListCall {
  readonly db: Queryable;
  readonly user: CurrentUser;
  readonly input: Filters & PageInput;
  readonly now: () => Date;
}

/** One page of them. */
export function findReviews<Item>(
  { db, user, input: { index, size, ...filters }, now }: ListCall,
  toItem: (row: ReviewRow) => Item,
): Promise<Page<Item>> {
  const { where, order } = queueOf(user, filters, now());
  return page(
    {
      rows: selectReviews(db)
        .where(where)
        .orderBy(...order),
      toItem,
      total: db.$count(serviceReviews, where),
    },
    { index, size },
    constants.pageSizes.adminOrders,
  );
}

export async function countReviews(
  db: Queryable,
  user: CurrentUser,
  filters: Omit<Filters, 'auditStatus'>,
  now: Date,
): Promise<ServiceReviewCounts> {
  const where = matching(user, filters, now);
  const { total, of } = await countBy(db, serviceReviews.auditStatus, {
    from: serviceReviews,
    where,
  });
  return { total, pending: of('PENDING'), passed: of('PASSED'), notPassed: of('NOT_PASSED') };
}

/** Finds a review in the staff member's region. */
export async function findReview(
  db: Queryable,
  user: CurrentUser,
  id: string,
): Promise<ReviewRow | undefined> {
  const [row] = await selectReviews(db).where(and(eq(serviceReviews.id, id), ofRegion(user)));
  return row;
}

type NewReview = typeof serviceReviews.$inferInsert;
type Submission = Omit<NewReview, 'id' | 'auditStatus' | 'published' | 'version'>;

const isWaiting = (kind: ServiceReviewKind, subjectId: string) =>
  and(
    eq(serviceReviews.kind, kind),
    eq(serviceReviews.subjectId, subjectId),
    eq(serviceReviews.auditStatus, 'PENDING'),
  );

/** Stores a submission, replacing a pending one; returns its id. */
export async function storeSubmission(tx: Queryable, submission: Submission): Promise<string> {
  const { kind, subjectId, name, submitted, submittedBy, submittedAt } = submission;
  const [waiting] = await tx
    .update(serviceReviews)
    .set({
      name,
      submitted,
      submittedBy,
      submittedAt,
      version: sql`${serviceReviews.version} + 1`,
    })
    .where(isWaiting(kind, subjectId))
    .returning({ id: serviceReviews.id });
  if (waiting) return waiting.id;
  const id = randomUUID();
  await tx.insert(serviceReviews).values({ ...submission, id, auditStatus: 'PENDING' });
  return id;
}

/** Whether something was submitted that replaces, or comes after, what was public. */
export const hasChangeReview = async (
  db: Queryable,
  kind: ServiceReviewKind,
  subjectId: string,
): Promise<boolean> =>
  (await db.$count(
    serviceReviews,
    and(
      eq(serviceReviews.kind, kind),
      eq(serviceReviews.subjectId, subjectId),
      eq(serviceReviews.isNew, false),
    ),
  )) > 0;

/** What is public of a subject has changed: what was seen of a pending review is out of date. */
export async function outdateReview(
  tx: Queryable,
  kind: ServiceReviewKind,
  subjectId: string,
): Promise<void> {
  await tx
    .update(serviceReviews)
    .set({ version: sql`${serviceReviews.version} + 1` })
    .where(isWaiting(kind, subjectId));
}

type Decision = Pick<Review, 'auditStatus' | 'reason' | 'decidedBy' | 'decidedAt' | 'published'>;

export async function storeDecision(tx: Queryable, id: string, decision: Decision): Promise<void> {
  await tx.update(serviceReviews).set(decision).where(eq(serviceReviews.id, id));
}

export async function addEvent(tx: Queryable, event: NewReviewEvent): Promise<void> {
  await tx.insert(serviceReviewEvents).values(event);
}

/** What happened to an organisation or product, newest first. */
export const readEvents = (
  db: Queryable,
  kind: ServiceReviewKind,
  subjectId: string,
): Promise<ReviewEventRow[]> =>
  db
    .select({ event: serviceReviewEvents, userName: users.name })
    .from(serviceReviewEvents)
    .leftJoin(users, eq(users.id, serviceReviewEvents.userId))
    .where(and(eq(serviceReviewEvents.kind, kind), eq(serviceReviewEvents.subjectId, subjectId)))
    .orderBy(desc(serviceReviewEvents.position))
    .limit(maxEvents);

/** Ids of the enabled staff of an organisation. */
export const listStaff = async (db: Queryable, orgId: string): Promise<string[]> =>
  (
    await db
      .select({ id: users.id })
      .from(users)
      .where(
        and(eq(users.orgId, orgId), eq(users.role, 'SERVICE_STAFF'), eq(users.disabled, false)),
      )
  ).map(({ id }) => id);
