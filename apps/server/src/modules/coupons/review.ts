import type { TicketReview } from '@huiqi/sdk';
import {
  formatDate,
  formatDateTime,
  nextTicketState,
  ticketReviewErrors,
  TicketAuditEventLabels,
  TicketAuditStateLabels,
} from '@huiqi/sdk/domain';
import { conflict, existing, invalid } from '../../contract/ApiError.js';
import { findLocked } from '../../db/rowLock.js';
import type { UserCall } from '../../http/context.js';
import { checkStillActing } from '../companies/actingCompany.js';
import { createNotice } from '../notices/createNotice.js';
import {
  addEvent,
  changeApplication,
  findApplication,
  lockApplication,
  readEvents,
  reviewedBy,
} from './repository.js';
import { findSimilar } from './similarCouponRepository.js';
import { findBatch, findTicketOf, issueTicket } from './ticketRepository.js';
import { toReview, type ApplicationRow } from './toTicket.js';

type ReviewCall = UserCall<'reviewTicket'>;

type StaffCall = Pick<ReviewCall, 'db' | 'user' | 'now'>;

/** An application in the staff member's region; others are not found. */
export async function reviewable({ db, user }: StaffCall, id: string): Promise<ApplicationRow> {
  return existing(await findApplication(db, id, reviewedBy(user)));
}

/** An application as shown to staff. */
export async function readReview(
  { db, now }: StaffCall,
  row: ApplicationRow,
): Promise<TicketReview> {
  const { id } = row.application;
  const parts = {
    ticket: await findTicketOf(db, id),
    events: await readEvents(db, id),
    similar: await findSimilar(db, row),
  };
  return toReview(row, parts, formatDate(now()));
}

/** Refuses a decision if the application changed since the version shown, and says who changed it. */
async function checkShown({ db, input }: ReviewCall, { application }: ApplicationRow) {
  if (application.version === input.body.version) return;
  const [last] = await readEvents(db, application.id);
  if (!last) throw conflict();
  const { event, userName } = last;
  const at = formatDateTime(event.createdAt.toISOString());
  throw conflict(
    `${userName ?? '其他用户'}于 ${at} ${TicketAuditEventLabels[event.event]}，请查看最新内容后再审核`,
  );
}

/** Issues the ticket of an approved application. */
async function issue({ db, now }: ReviewCall, row: ApplicationRow, amount: string): Promise<void> {
  const { application, company } = row;
  const batch = await findBatch(db, application.batchId);
  if (!batch || batch.ticketsExpireOn < formatDate(now()))
    throw conflict('该批次惠企券的使用期限已过，不能再核发');
  await issueTicket(db, {
    applicationId: application.id,
    userId: application.userId,
    companyName: company.name,
    creditCode: company.creditCode,
    batch: batch.name,
    contractAmount: application.contractAmount,
    amount,
    applyDate: formatDate(application.createdAt),
    expiresOn: batch.ticketsExpireOn,
    issuedAt: now(),
  });
}

/** Decides on an application; stores state, ticket, trail and notice together or not at all. */
export async function review(call: ReviewCall): Promise<TicketReview> {
  const { db, user, input, requestId } = call;
  const { decision, reason = '', approvedAmount } = input.body;
  const row = await findLocked(lockApplication, db, input.id, () => reviewable(call, input.id));
  await checkShown(call, row);
  const auditState = nextTicketState(row.application.auditState, decision, 'REVIEWER');
  if (auditState === null)
    throw conflict(`该申请当前为“${TicketAuditStateLabels[row.application.auditState]}”，不能审核`);
  const isRepeated = (await findSimilar(db, row)).length > 0;
  const errors = ticketReviewErrors(input.body, row.application.dueAmount, isRepeated);
  if (errors.length > 0) throw invalid(errors);
  const { userId } = row.application;
  if (decision === 'PASS') await checkStillActing(db, userId, row.company.creditCode);
  const amount = decision === 'PASS' ? (approvedAmount ?? row.application.dueAmount) : null;
  const remark = reason.trim() || null;
  const at = call.now();
  const change = { auditState, approvedAmount: amount, remark };
  const version = await changeApplication(db, input.id, change);
  if (amount !== null) await issue(call, row, amount);
  const by = { userId: user.id, remark, requestId, createdAt: at };
  await addEvent(db, { applicationId: input.id, version, event: decision, auditState, ...by });
  const outcome = amount === null ? `，原因：${remark}` : `，核定金额${amount}元`;
  await createNotice(
    db,
    {
      userId,
      noticeType: 'TRANSACTION',
      title: `惠企券申请：${TicketAuditStateLabels[auditState]}`,
      content: `${row.company.name}的惠企券申请${TicketAuditStateLabels[auditState]}${outcome}`,
      subject: { kind: 'COUPON', id: input.id },
    },
    at,
  );
  return readReview(call, await reviewable(call, input.id));
}
