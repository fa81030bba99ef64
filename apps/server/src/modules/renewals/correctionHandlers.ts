import type { RenewalFigures, StaffRenewal } from '@huiqi/sdk';
import { describeRenewal, renewalAnswerErrors } from '@huiqi/sdk/domain';
import { conflict, invalid } from '../../contract/ApiError.js';
import { violates } from '../../db/violates.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { regionBounds } from '../../security/regionScope.js';
import { createNotice } from '../notices/createNotice.js';
import { proposeCorrection, settleCorrection } from '../orders/corrections.js';
import { notifyColleagues } from '../orders/notifyColleagues.js';
import { lockedRenewal } from './answer.js';
import { readStaffRenewal } from './readStaffRenewal.js';
import { recordRenewal, replaceDecision } from './repository.js';
import type { RenewalEvent } from '../../schema/renewals.js';
import { toRenewal, type RenewalRow } from './toRenewal.js';

type CorrectionCall = UserCall<'proposeRenewalCorrection'> | UserCall<'decideRenewalCorrection'>;

/** The granted figures; null if the bank refused. */
function grantedOf(row: RenewalRow): RenewalFigures | null {
  const audit = toRenewal(row).renewOrderAuditResponse;
  if (audit === null) throw conflict('该续贷申请还没有审核结果');
  const { renewQuota, interestRateType, interestRate, renewTerm, remark } = audit;
  if (renewQuota === null || interestRateType === null || interestRate === null) return null;
  return renewTerm === null
    ? null
    : { renewQuota, interestRateType, interestRate, renewTerm, remark };
}

const inWords = (figures: RenewalFigures | null) =>
  figures === null ? '拒绝续贷' : describeRenewal(figures);

const fromTo = (before: RenewalFigures | null, after: RenewalFigures | null) =>
  `${inWords(before)}，${after === null ? '撤销审核结果' : `更正为${inWords(after)}`}`;

/** The proposed figures; throws unless they are within the limits of the renewal. */
function checkFigures(row: RenewalRow, granted: RenewalFigures | null, wanted: RenewalFigures) {
  if (granted === null) throw conflict('未通过的续贷只能撤销审核结果后重新审核');
  const remark = wanted.remark?.trim() || null;
  const answer = { ...wanted, remark: remark ?? '', acceptStatus: 'APPROVAL_SUCCESS' } as const;
  const errors = renewalAnswerErrors(answer, toRenewal(row));
  if (errors.length > 0)
    throw invalid(errors.map((error) => ({ ...error, field: `figures.${error.field}` })));
  if (inWords(granted) === inWords(wanted) && granted.remark === remark)
    throw conflict('更正内容与现有审核结果相同');
  return { ...wanted, remark };
}

const record = (
  { db, user, requestId }: CorrectionCall,
  { renewal }: RenewalRow,
  { event, remark, at }: { event: RenewalEvent; remark: string; at: Date },
) => {
  const acceptStatus = event === 'VOIDED' ? 'ACCEPT_SUCCESS' : renewal.acceptStatus;
  const row = { event, acceptStatus, userId: user.id, remark, requestId, createdAt: at };
  return recordRenewal(db, renewal.id, row);
};

async function propose(call: UserCall<'proposeRenewalCorrection'>): Promise<StaffRenewal> {
  const { db, user, input } = call;
  const row = await lockedRenewal(call);
  const granted = grantedOf(row);
  const reason = input.body.reason.trim();
  if (reason.length < 2) throw invalid([{ field: 'reason', message: '请输入至少2个字的更正原因' }]);
  const { figures: wanted } = input.body;
  const loan = wanted === null ? null : checkFigures(row, granted, wanted);
  const at = call.now();
  await proposeCorrection(call, { renewalId: input.id }, { loan, reason, createdAt: at });
  const remark = `${fromTo(granted, loan)}：${reason}`;
  await record(call, row, { event: 'CORRECTION', remark, at });
  const { renewal, renewProductName } = row;
  const waiting = {
    bankId: renewal.bankId,
    proposerId: user.id,
    maySee: (person: Parameters<typeof regionBounds>[0]) =>
      Object.entries(regionBounds(person)).every(
        ([name, code]) => renewal[name as keyof ReturnType<typeof regionBounds>] === code,
      ),
    notice: {
      noticeType: 'TRANSACTION',
      title: '续贷更正待确认',
      content: `“${renewProductName}”续贷申请的审核结果有一项更正，请核对后确认`,
      subject: { kind: 'STAFF_RENEWAL', id: renewal.id },
    },
  } as const;
  await notifyColleagues(db, waiting, at);
  return readStaffRenewal(call, input.id);
}

/** Applies a confirmed correction and notifies the applicant. */
async function correct(
  { db }: CorrectionCall,
  { renewal, renewProductName }: RenewalRow,
  figures: RenewalFigures | null,
  at: Date,
): Promise<void> {
  try {
    await replaceDecision(db, renewal.id, figures);
  } catch (error) {
    throw violates(error, 'renewals_one_open')
      ? conflict('申请人已重新提交续贷申请，请先办理新的申请')
      : error;
  }
  const title = figures === null ? '续贷审核结果已撤销' : '续贷审核结果已更正';
  const outcome =
    figures === null
      ? '的审核结果有误，已撤销，银行将重新审核'
      : `的审核结果已更正为：${describeRenewal(figures)}`;
  await createNotice(
    db,
    {
      userId: renewal.userId,
      noticeType: 'TRANSACTION',
      title,
      content: `您提交的“${renewProductName}”续贷申请${outcome}`,
      subject: { kind: 'RENEWAL', id: renewal.id },
    },
    at,
  );
}

async function decide(call: UserCall<'decideRenewalCorrection'>): Promise<StaffRenewal> {
  const { input } = call;
  const row = await lockedRenewal(call);
  const at = call.now();
  const { loan } = await settleCorrection(call, { renewalId: input.id }, input.body, at);
  const { confirmed } = input.body;
  const made = loan === null ? 'VOIDED' : 'CORRECTED';
  const remark = fromTo(grantedOf(row), loan);
  await record(call, row, { event: confirmed ? made : 'CORRECTION_REFUSED', remark, at });
  if (confirmed) await correct(call, row, loan, at);
  return readStaffRenewal(call, input.id);
}

/**
 * Corrections of a wrongly recorded decision on a renewal: as with loans, one officer proposes and another person
 * confirms.
 */
export const correctionHandlers = {
  proposeRenewalCorrection: propose,
  decideRenewalCorrection: decide,
} satisfies Handlers;
