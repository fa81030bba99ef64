import type { LoanRecord, StaffOrderDetail } from '@huiqi/sdk';
import { describeLoan, formatDate, loanErrors } from '@huiqi/sdk/domain';
import type { OrderRecordEvent } from '@huiqi/sdk/domain';
import { conflict, invalid } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { createNotice } from '../notices/createNotice.js';
import { loanLimitsOf } from '../orders/loanLimitsOf.js';
import { recordEvent } from '../orders/recordEvent.js';
import type { OrderRow } from '../orders/toOrder.js';
import { lockedOrder, reachableOrder } from './reachableOrder.js';
import { readStaffDetail } from './readStaffDetail.js';
import {
  closeCorrection,
  findOpenCorrection,
  insertCorrection,
  replaceLoan,
} from './repositoryCorrections.js';
import { staffMover } from './staffMover.js';
import { tellColleagues } from './tellColleagues.js';

type CorrectionCall = UserCall<'proposeLoanCorrection'> | UserCall<'decideLoanCorrection'>;

const record = (
  { db, user, requestId }: CorrectionCall,
  orderId: string,
  { event, remark, at }: { event: OrderRecordEvent; remark: string; at: Date },
) =>
  recordEvent(db, orderId, {
    event,
    mover: staffMover(user),
    userId: user.id,
    remark,
    requestId,
    at,
  });

const fromTo = (before: LoanRecord, after: LoanRecord) =>
  `${describeLoan(before)}，更正为${describeLoan(after)}`;

async function propose(call: UserCall<'proposeLoanCorrection'>): Promise<StaffOrderDetail> {
  const { db, user, input } = call;
  const row = await lockedOrder(db, user, input.id);
  const { loan: recorded } = row.order;
  if (recorded === null) throw conflict('该申请还没有放款记录');
  const { reason: why, remark = '', ...figures } = input.body;
  const at = call.now();
  const reason = why.trim();
  const loan = { ...figures, remark: remark.trim() || null };
  const errors = loanErrors({ ...figures, remark }, loanLimitsOf(row), formatDate(at));
  if (errors.length > 0) throw invalid(errors);
  if (describeLoan(loan) === describeLoan(recorded) && loan.remark === recorded.remark)
    throw conflict('更正内容与现有放款记录相同');
  const correction = { orderId: input.id, loan, reason, proposerId: user.id, createdAt: at };
  if (!(await insertCorrection(db, correction))) throw conflict('该申请已有一项更正等待确认');
  const remarkOfRow = `${fromTo(recorded, loan)}：${reason}`;
  await record(call, input.id, { event: 'LOAN_CORRECTION', remark: remarkOfRow, at });
  await tellColleagues(db, row, user.id, at);
  return readStaffDetail(call, await reachableOrder(db, user, input.id));
}

/** Tells the applicant, whose loan now reads otherwise. */
const tellApplicant = (
  { db }: CorrectionCall,
  { order, productName }: OrderRow,
  loan: LoanRecord,
  at: Date,
) =>
  createNotice(
    db,
    {
      userId: order.userId,
      noticeType: 'TRANSACTION',
      title: '放款记录已更正',
      content: `您申请的“${productName}”（${order.orderCode}）的放款记录已更正为：${describeLoan(loan)}`,
      subject: { kind: 'ORDER', id: order.id },
    },
    at,
  );

async function decide(call: UserCall<'decideLoanCorrection'>): Promise<StaffOrderDetail> {
  const { db, user, input } = call;
  const { correctionId, confirmed } = input.body;
  const row = await lockedOrder(db, user, input.id);
  const open = await findOpenCorrection(db, input.id);
  const before = row.order.loan;
  if (!open || before === null || String(open.correction.id) !== correctionId)
    throw conflict('该更正已处理，请刷新后查看');
  const { id, loan, proposerId } = open.correction;
  if (confirmed && proposerId === user.id) throw conflict('更正须由另一位工作人员确认');
  const at = call.now();
  const outcome = confirmed ? 'CONFIRMED' : 'REFUSED';
  await closeCorrection(db, id, { outcome, userId: user.id, at });
  if (confirmed) await replaceLoan(db, input.id, loan, at);
  await record(call, input.id, {
    event: confirmed ? 'LOAN_CORRECTED' : 'LOAN_CORRECTION_REFUSED',
    remark: fromTo(before, loan),
    at,
  });
  if (confirmed) await tellApplicant(call, row, loan, at);
  return readStaffDetail(call, await reachableOrder(db, user, input.id));
}

/** A recorded loan that was wrong: one officer says what it should be, somebody else confirms it. */
export const correctionHandlers = {
  proposeLoanCorrection: propose,
  decideLoanCorrection: decide,
} satisfies Handlers;
