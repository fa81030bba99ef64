import type { PolicyApplicationEvent, PolicyApplyForm, PolicyReviewDetail } from '@huiqi/sdk';
import { policyTransitionsFrom, type PolicyMover } from '@huiqi/sdk/domain';
import { forbidden } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { maskAccount, maskPhone } from '../../text/mask.js';
import { materialsOf } from '../policies/policyDefinition.js';
import { readBankName } from './repositoryBanks.js';
import type { ReviewRow } from './repositoryReviews.js';
import { readTrail } from './repositoryTrail.js';
import { toAudit } from './toAudit.js';
import { toReviewRow } from './toReview.js';
import { toSlots } from './toSlots.js';

type Call = Pick<UserCall<never>, 'db' | 'config' | 'user'>;

/** As whom a staff member moves declarations. */
export function reviewerOf({ user }: Pick<Call, 'user'>): PolicyMover {
  if (user.role !== 'OPERATOR' && user.role !== 'ADMIN') throw forbidden();
  return user.role;
}

/** The form with the numbers that what is left to do takes: of the contact to decide, of the account to pay. */
function formFor(
  { contactPhone, bankAccount, ...form }: PolicyApplyForm,
  choices: readonly PolicyApplicationEvent[],
): PolicyReviewDetail['applyForm'] {
  const phone = choices.length > 0 ? contactPhone : maskPhone(contactPhone ?? null);
  return {
    ...form,
    ...(phone ? { contactPhone: phone } : {}),
    ...(bankAccount
      ? { bankAccount: choices.includes('REDEEM') ? bankAccount : maskAccount(bankAccount) }
      : {}),
  };
}

/** A declaration with files and trail, and what the caller may do with it. */
export async function readReview(call: Call, row: ReviewRow): Promise<PolicyReviewDetail> {
  const { db } = call;
  const { application, policy } = row;
  const choices = policyTransitionsFrom(application.state, reviewerOf(call)).map(
    ({ event }) => event,
  );
  const trail = await readTrail(db, application.id);
  return {
    ...toReviewRow(row),
    applyForm: formFor(application.form, choices),
    bankName: await readBankName(db, application.form.bankId),
    ...toSlots(await materialsOf(call, policy), application),
    records: trail.map((entry) => ({ ...toAudit(entry), userName: entry.user.name })),
    choices,
  };
}
