import type {
  OrganisationContent,
  OrganisationProductContent,
  ServiceReviewDetail,
} from '@huiqi/sdk';
import { AuditStateLabels, formatDateTime, serviceDecisionErrors } from '@huiqi/sdk/domain';
import { conflict, existing, invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { queuePosition } from '../../db/queuePosition.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { withDue } from '../../promises/withDue.js';
import { runBatch } from '../../securityEvents/runBatch.js';
import { organisationColumns, productColumns } from './content.js';
import {
  changeOrganisation,
  changeProduct,
  findSubject,
  orgOf,
  lockSubject,
  publishedOf,
  type Subject,
} from './organisationChangeRepository.js';
import {
  addEvent,
  countReviews,
  findReview,
  findReviews,
  queueOf,
  readEvents,
  storeDecision,
  type Review,
  type ReviewRow,
} from './organisationReviewRepository.js';
import { notifyStaff, type ShownWhen } from './notifyReviewers.js';
import { toReviewDetail, toReviewRow } from './toReview.js';

type AnyCall = Pick<UserCall<never>, 'db' | 'user'>;

async function reachable({ db, user }: AnyCall, id: string): Promise<ReviewRow> {
  return existing(await findReview(db, user, id));
}

async function readReview(call: AnyCall, id: string): Promise<ServiceReviewDetail> {
  const { db } = call;
  const row = await reachable(call, id);
  const { kind, subjectId, decidedAt } = row.review;
  const published =
    decidedAt === null
      ? publishedOf(existing(await findSubject(db, kind, subjectId)))
      : row.review.published;
  return toReviewDetail(row, published, await readEvents(db, kind, subjectId));
}

/** Refuses a decision if the subject was decided, resubmitted or published by others since it was shown. */
function checkShown({ review, decider }: ReviewRow, version: number): void {
  if (review.decidedAt !== null) {
    const at = formatDateTime(review.decidedAt.toISOString());
    const outcome = AuditStateLabels[review.auditStatus];
    throw conflict(`${decider ?? '其他用户'}于 ${at} 已审核：${outcome}`);
  }
  if (review.version !== version)
    throw conflict('提交的或公开的内容已有变化，请查看最新内容后再审核');
}

/** Publishes what was submitted, or leaves the published content unchanged. */
async function apply(tx: Queryable, subject: Subject, review: Review, at: Date): Promise<void> {
  const { auditStatus, reason } = review;
  if (auditStatus !== 'PASSED') {
    const change = { auditStatus, reason };
    if (subject.kind === 'PRODUCT') await changeProduct(tx, subject.row.id, change);
    else await changeOrganisation(tx, subject.row.id, change);
    return;
  }
  const change = { auditStatus, reason, pending: null, published: true, updatedAt: at };
  // The kind tells which of the two contents is stored.
  if (subject.kind === 'PRODUCT')
    await changeProduct(tx, subject.row.id, {
      ...productColumns(review.submitted as OrganisationProductContent),
      ...change,
      // A first approval puts it on offer; later the staff decide.
      ...(subject.row.published ? {} : { productStatus: 'ON_SHELF' as const }),
    });
  else
    await changeOrganisation(tx, subject.row.id, {
      ...organisationColumns(review.submitted as OrganisationContent),
      ...change,
    });
}

async function shownWhen(db: Queryable, subject: Subject): Promise<ShownWhen> {
  if (subject.kind === 'ORGANISATION') return 'NOW';
  const { published, productStatus } = subject.row;
  // A first approval puts it on offer.
  if (published && productStatus !== 'ON_SHELF') return 'ON_SHELF';
  const organisation = await findSubject(db, 'ORGANISATION', orgOf(subject));
  return organisation?.row.published ? 'NOW' : 'WITH_ORGANISATION';
}

/** Decides on a submission; stores content, review, trail and notices together or not at all. */
async function decide(call: UserCall<'decideServiceReview'>): Promise<ServiceReviewDetail> {
  const { db, user, input, requestId } = call;
  const { decision, version } = input.body;
  const { kind, subjectId } = (await reachable(call, input.id)).review;
  const subject = existing(await lockSubject(db, kind, subjectId));
  const row = await reachable(call, input.id);
  checkShown(row, version);
  const errors = serviceDecisionErrors(input.body);
  if (errors.length > 0) throw invalid(errors);
  const at = call.now();
  const reason = decision === 'PASS' ? null : (input.body.reason?.trim() ?? '');
  const auditStatus = decision === 'PASS' ? 'PASSED' : 'NOT_PASSED';
  const decided = {
    auditStatus,
    reason,
    decidedBy: user.id,
    decidedAt: at,
    published: publishedOf(subject),
  } as const;
  const review = { ...row.review, ...decided };
  await storeDecision(db, input.id, decided);
  await apply(db, subject, review, at);
  await addEvent(db, {
    kind,
    subjectId,
    position: subject.row.version + 1,
    event: decision,
    userId: user.id,
    reason,
    requestId,
    createdAt: at,
  });
  await notifyStaff(db, review, await shownWhen(db, subject), at);
  return readReview(call, input.id);
}

/** Operations of those who review organisations and products. */
export const reviewHandlers = {
  listServiceReviews: async (call) =>
    withDue(call, 'SERVICE', await findReviews(call, toReviewRow)),
  countServiceReviews: ({ db, user, input, now }) => countReviews(db, user, input, now()),
  getServiceReview: (call) => readReview(call, call.input.id),
  getServiceReviewQueuePosition: async (call) => {
    const { id, ...filters } = call.input;
    await reachable(call, id);
    return queuePosition(call.db, queueOf(call.user, filters, call.now()), id);
  },
  decideServiceReview: decide,
  refuseServiceReviews: (call) => {
    const { reason, ...batch } = call.input.body;
    return runBatch(call, { desk: 'SERVICE', action: 'REFUSE', ...batch }, (db, id, version) =>
      decide({ ...call, db, input: { id, body: { decision: 'REFUSE', reason, version } } }),
    );
  },
} satisfies Handlers;
