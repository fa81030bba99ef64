import type { PolicyApplicationEvent, PolicyApplyForm, PolicyReviewDetail } from '@huiqi/sdk';
import { isOpenCase, policyTransitionsFrom, type PolicyMover } from '@huiqi/sdk/domain';
import { forbidden } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import { maskAccount, maskPhone } from '../../text/mask.js';
import { materialsOf } from '../policies/policyDefinition.js';
import { readBankName } from './payingBankRepository.js';
import { readTrail } from './declarationTrailRepository.js';
import { toAudit } from './toAudit.js';
import { toReviewRow, type ReviewRow } from './toReview.js';
import { declarationSlots } from './toSlots.js';

type Call = Pick<UserCall<never>, 'db' | 'config' | 'user'>;

/** The actor for a staff member who moves declarations. */
export function reviewerOf({ user }: Pick<Call, 'user'>): PolicyMover {
  if (user.role !== 'OPERATOR' && user.role !== 'ADMIN') throw forbidden();
  return user.role;
}

function masked({
  contactPhone,
  bankAccount,
  ...form
}: PolicyApplyForm): PolicyReviewDetail['applyForm'] {
  const phone = maskPhone(contactPhone ?? null);
  return {
    ...form,
    ...(phone ? { contactPhone: phone } : {}),
    ...(bankAccount ? { bankAccount: maskAccount(bankAccount) } : {}),
  };
}

/** What the caller may currently do with a declaration. */
const choicesOf = (call: Call, { application }: ReviewRow): PolicyApplicationEvent[] =>
  policyTransitionsFrom(application.state, reviewerOf(call)).map(({ event }) => event);

/** A declaration with files and trail, and what the caller may do with it. */
export async function readReview(call: Call, row: ReviewRow): Promise<PolicyReviewDetail> {
  const { db } = call;
  const { application, policy } = row;
  const trail = await readTrail(db, application.id);
  return {
    ...toReviewRow(row),
    applyForm: masked(application.form),
    bankName: await readBankName(db, application.form.bankId),
    ...declarationSlots(await materialsOf(call, policy), application),
    records: trail.map((entry) => ({ ...toAudit(entry), userName: entry.user.name })),
    choices: choicesOf(call, row),
  };
}

/** Its numbers in full: those of the contact, and of the account once the subsidy can be paid. */
export function readContact(call: Call, row: ReviewRow) {
  const { contactPhone = null, bankAccount = null } = row.application.form;
  const isPayable = choicesOf(call, row).includes('REDEEM');
  return {
    isOpen: isOpenCase.declaration(row.application.state),
    numbers: { contactPhone, bankAccount: isPayable ? bankAccount : null },
  };
}
