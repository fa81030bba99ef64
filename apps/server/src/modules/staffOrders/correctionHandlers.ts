import type { LoanRecord, OrderLoan, StaffOrderDetail } from '@huiqi/sdk';
import { describeLoan, formatDate, loanErrors, wanToFen } from '@huiqi/sdk/domain';
import type { OrderRecordEvent } from '@huiqi/sdk/domain';
import { conflict, invalid } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import { violates } from '../../db/violates.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { createNotice } from '../notices/createNotice.js';
import { loanLimitsOf } from '../orders/loanLimitsOf.js';
import { moveOrder } from '../orders/moveOrder.js';
import { recordEvent } from '../orders/recordEvent.js';
import { findLockedOrder } from '../orders/repository.js';
import { readLine } from '../orders/creditLineRepository.js';
import type { OrderRow } from '../orders/toOrder.js';
import { proposeCorrection, settleCorrection } from '../orders/corrections.js';
import { lockedOrder, reachableOrder } from './reachableOrder.js';
import { readStaffDetail } from './readStaffDetail.js';
import { replaceLoan } from '../orders/correctionRepository.js';
import { staffMover } from './staffMover.js';
import { notifyOrderColleagues } from '../orders/notifyColleagues.js';

type CorrectionCall = UserCall<'proposeLoanCorrection'> | UserCall<'decideLoanCorrection'>;

/** The trail entry for a change to an order: actor, reason and time. */
const entryOf = ({ user, requestId }: CorrectionCall, remark: string, at: Date) => ({
  mover: staffMover(user),
  userId: user.id,
  remark,
  requestId,
  at,
});

const fromTo = (before: LoanRecord, after: LoanRecord | null) =>
  `${describeLoan(before)}，${after === null ? '实际未放款，撤销记录' : `更正为${describeLoan(after)}`}`;

/** The proposed record, null for none; throws unless it is within the limits of the order. */
function recordOf(row: OrderRow, wanted: OrderLoan | null, at: Date): LoanRecord | null {
  if (wanted === null) return null;
  const { version: _shown, takeoverReason: _takeover, remark = '', ...figures } = wanted;
  const errors = loanErrors({ ...figures, remark }, loanLimitsOf(row), formatDate(at));
  if (errors.length > 0)
    throw invalid(errors.map((error) => ({ ...error, field: `loan.${error.field}` })));
  return { ...figures, remark: remark.trim() || null };
}

const isSame = (one: LoanRecord, other: LoanRecord | null) =>
  other !== null && describeLoan(one) === describeLoan(other) && one.remark === other.remark;

async function propose(call: UserCall<'proposeLoanCorrection'>): Promise<StaffOrderDetail> {
  const { db, user, input } = call;
  const row = await lockedOrder(db, user, input.id);
  const { loan: recorded } = row.order;
  if (recorded === null) throw conflict('该申请还没有放款记录');
  const createdAt = call.now();
  const reason = input.body.reason.trim();
  if (reason.length < 2) throw invalid([{ field: 'reason', message: '请输入至少2个字的更正原因' }]);
  const loan = recordOf(row, input.body.loan, createdAt);
  if (isSame(recorded, loan)) throw conflict('更正内容与现有放款记录相同');
  await proposeCorrection(call, { orderId: input.id }, { loan, reason, createdAt });
  const remark = `${fromTo(recorded, loan)}：${reason}`;
  const event = 'LOAN_CORRECTION';
  await recordEvent(db, input.id, { event, ...entryOf(call, remark, createdAt) });
  await notifyOrderColleagues(db, row, user.id, createdAt);
  return readStaffDetail(call, await reachableOrder(db, user, input.id));
}

/** Notifies the applicant, whose loan changed. */
const notifyApplicant = (
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

/** Keeps a line's draws within it, since others may have drawn what a wrong record left. */
async function checkLine(tx: Queryable, { order }: OrderRow): Promise<void> {
  if (order.parentOrderId === null) return;
  const parent = await findLockedOrder(tx, order.parentOrderId, undefined);
  if (!parent) return;
  const { granted, drawn } = await readLine(tx, parent.order);
  if (wanToFen(drawn) > wanToFen(granted))
    throw conflict('更正后各笔提款合计超过授信额度，请先核对其他提款');
}

/** Voids the recorded loan, which returns the order to its earlier status. */
async function voidLoan(
  call: UserCall<'decideLoanCorrection'>,
  row: OrderRow,
  entry: ReturnType<typeof entryOf>,
): Promise<void> {
  try {
    await moveOrder(call.db, row, { event: 'LOAN_VOIDED', loan: null, ...entry });
  } catch (error) {
    throw violates(error, 'orders_one_open')
      ? conflict('申请人已重新申请该产品，请先办理新的申请')
      : error;
  }
}

async function decide(call: UserCall<'decideLoanCorrection'>): Promise<StaffOrderDetail> {
  const { db, user, input } = call;
  const row = await lockedOrder(db, user, input.id);
  const before = row.order.loan;
  if (before === null) throw conflict('该更正已处理，请刷新后查看');
  const at = call.now();
  const { loan } = await settleCorrection(call, { orderId: input.id }, input.body, at);
  const entry = entryOf(call, fromTo(before, loan), at);
  const record = (event: OrderRecordEvent) => recordEvent(db, input.id, { event, ...entry });
  if (!input.body.confirmed) await record('LOAN_CORRECTION_REFUSED');
  else if (loan === null) await voidLoan(call, row, entry);
  else {
    await replaceLoan(db, input.id, loan, at);
    await record('LOAN_CORRECTED');
    await notifyApplicant(call, row, loan, at);
  }
  await checkLine(db, row);
  return readStaffDetail(call, await reachableOrder(db, user, input.id));
}

/** Corrections of a wrongly recorded loan: one officer proposes the right record, another person confirms it. */
export const correctionHandlers = {
  proposeLoanCorrection: propose,
  decideLoanCorrection: decide,
} satisfies Handlers;
