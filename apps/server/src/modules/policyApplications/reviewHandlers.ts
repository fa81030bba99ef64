import type { PolicyReviewDetail } from '@huiqi/sdk';
import { policyDecisionErrors, policyRedemptionErrors } from '@huiqi/sdk/domain';
import { existing, invalid } from '../../contract/ApiError.js';
import { findLocked } from '../../db/rowLock.js';
import { queuePosition } from '../../db/queuePosition.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { withDue } from '../../promises/withDue.js';
import { revealNumbers } from '../../securityEvents/revealNumbers.js';
import { runBatch } from '../../securityEvents/runBatch.js';
import { checkStillActing } from '../companies/actingCompany.js';
import { checkShown } from './checkShown.js';
import { limitsOf } from './limitsOf.js';
import { moveApplication, type Move } from './moveApplication.js';
import { readContact, readReview, reviewerOf } from './readReview.js';
import { lockApplication } from './repository.js';
import { countReviews, findReview, listReviews, queueOf } from './declarationReviewRepository.js';
import type { ReviewRow } from './toReview.js';

/** A declaration in the staff member's region; others are not found. */
async function review(
  { db, user }: Pick<UserCall<never>, 'db' | 'user'>,
  id: string,
): Promise<ReviewRow> {
  return existing(await findReview(db, user, id));
}

type Act = UserCall<'decidePolicyApplication'> | UserCall<'redeemPolicyApplication'>;

/** Moves a declaration on behalf of a reviewer; stores decision, trail and notice together or not at all. */
async function act(
  call: Act,
  step: (row: ReviewRow) => Promise<Pick<Move, 'event' | 'remark' | 'amount'>>,
): Promise<PolicyReviewDetail> {
  const { db, user, input, requestId, now } = call;
  const row = await findLocked(lockApplication, db, input.id, () => review(call, input.id));
  await checkShown(call, row, input.body.version);
  await moveApplication(db, row, {
    ...(await step(row)),
    mover: reviewerOf(call),
    userId: user.id,
    requestId,
    at: now(),
  });
  return readReview(call, await review(call, input.id));
}

const decide = (call: UserCall<'decidePolicyApplication'>): Promise<PolicyReviewDetail> =>
  act(call, async ({ application, company }) => {
    const { decision, reason } = call.input.body;
    const errors = policyDecisionErrors(call.input.body);
    if (errors.length > 0) throw invalid(errors);
    // What has passed is paid out all the same: it has no other way to end.
    if (decision === 'PASS')
      await checkStillActing(call.db, application.userId, company.creditCode);
    return { event: decision, remark: reason?.trim() || null };
  });

/** Operations of those who review declarations. */
export const reviewHandlers = {
  listPolicyReviews: async (call) =>
    withDue(call, 'POLICY', await listReviews(call.db, call.user, call.input, call.now())),
  countPolicyReviews: ({ db, user, input, now }) => countReviews(db, user, input, now()),

  getPolicyReview: async (call) => readReview(call, await review(call, call.input.id)),

  getPolicyReviewQueuePosition: async (call) => {
    const { id, ...filters } = call.input;
    await review(call, id);
    return queuePosition(call.db, queueOf(call.user, filters, call.now()), id);
  },

  readPolicyContact: (call) =>
    revealNumbers(call, 'POLICY_APPLICATION', async (inside) =>
      readContact(inside, await review(inside, call.input.id)),
    ),

  decidePolicyApplication: decide,

  refusePolicyApplications: (call) => {
    const { reason, ...batch } = call.input.body;
    return runBatch(call, { desk: 'POLICY', action: 'REFUSE', ...batch }, (db, id, version) =>
      decide({ ...call, db, input: { id, body: { decision: 'REJECT', reason, version } } }),
    );
  },

  redeemPolicyApplication: (call) =>
    act(call, async ({ policy }) => {
      const { amount, remark } = call.input.body;
      const errors = policyRedemptionErrors({ amount }, limitsOf(policy));
      if (errors.length > 0) throw invalid(errors);
      return { event: 'REDEEM', remark: remark?.trim() || null, amount };
    }),
} satisfies Handlers;
