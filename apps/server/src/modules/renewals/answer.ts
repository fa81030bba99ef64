import type { RenewalAnswer, RenewalOrder } from '@huiqi/sdk';
import { renewalAnswerErrors, RenewalAcceptStatusLabels } from '@huiqi/sdk/domain';
import { conflict, existing, invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { findLocked } from '../../db/rowLock.js';
import type { UserCall } from '../../http/context.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { createNotice } from '../notices/createNotice.js';
import { decide, findRenewal, lockRenewal, staffScope, type Decision } from './repository.js';
import { toRenewal, type RenewalRow } from './toRenewal.js';

/** A renewal that a staff member may see; others are not found. */
export async function staffRenewal(
  db: Queryable,
  user: CurrentUser,
  id: string,
): Promise<RenewalRow> {
  return existing(await findRenewal(db, id, staffScope(user)));
}

/** The renewal that a call names, locked by its transaction. */
export const lockedRenewal = ({
  db,
  user,
  input,
}: UserCall<'answerRenewal' | 'proposeRenewalCorrection' | 'decideRenewalCorrection'>) =>
  findLocked(lockRenewal, db, input.id, () => staffRenewal(db, user, input.id));

function decisionOf(answer: RenewalAnswer, auditedAt: Date): Decision {
  const { acceptStatus, renewQuota, interestRateType, interestRate, renewTerm, remark } = answer;
  const granted = acceptStatus === 'APPROVAL_SUCCESS';
  return {
    acceptStatus,
    renewQuota: granted ? (renewQuota ?? null) : null,
    interestRateType: granted ? (interestRateType ?? null) : null,
    interestRate: granted ? (interestRate ?? null) : null,
    renewTerm: granted ? (renewTerm ?? null) : null,
    remark: remark?.trim() || null,
    auditedAt,
  };
}

/** Decides on a renewal on behalf of its bank, once; stores decision, trail and notice together or not at all. */
export async function answer(call: UserCall<'answerRenewal'>): Promise<RenewalOrder> {
  const { db, user, input, requestId } = call;
  const row = await lockedRenewal(call);
  if (row.renewal.acceptStatus !== 'ACCEPT_SUCCESS')
    throw conflict('该续贷申请已审核，不能再次审核');
  const errors = renewalAnswerErrors(input.body, toRenewal(row));
  if (errors.length > 0) throw invalid(errors);
  const at = call.now();
  await decide(db, input.id, decisionOf(input.body, at), { userId: user.id, requestId });
  const status = RenewalAcceptStatusLabels[input.body.acceptStatus];
  await createNotice(
    db,
    {
      userId: row.renewal.userId,
      noticeType: 'TRANSACTION',
      title: `续贷进度：${status}`,
      content: `您向${row.bankName}提交的“${row.renewProductName}”续贷申请状态更新为：${status}`,
      subject: { kind: 'RENEWAL', id: input.id },
    },
    at,
  );
  return toRenewal(await staffRenewal(db, user, input.id));
}
