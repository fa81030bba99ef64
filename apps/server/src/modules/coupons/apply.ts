import type { TicketCreated } from '@huiqi/sdk';
import {
  formatDate,
  nextTicketState,
  ticketAmounts,
  ticketApplicationErrors,
} from '@huiqi/sdk/domain';
import { ApiError, conflict, existing, invalid, notFound } from '../../contract/ApiError.js';
import { findLocked } from '../../db/rowLock.js';
import type { UserCall } from '../../http/context.js';
import { requireActingCompany } from '../companies/actingCompany.js';
import { createNotice } from '../notices/createNotice.js';
import { attachFiles } from '../uploads/attachFiles.js';
import {
  addEvent,
  changeApplication,
  findApplication,
  insertApplication,
  lockApplication,
  ownedBy,
  type ApplicationForm,
} from './repository.js';
import { findSimilar } from './similarCouponRepository.js';
import { termsOf } from './terms.js';

type ApplyCall = UserCall<'applyForTicket'>;

/** What is stored of an application: the form, on today's terms. */
async function formOf({ db, user, input, now }: ApplyCall): Promise<ApplicationForm> {
  const { body } = input;
  const company = await requireActingCompany(db, user.id, body.nsrsbh);
  const { batch, discountRate } = await termsOf(db, company, formatDate(now()));
  if (Number(body.discountRate) !== Number(discountRate)) throw new ApiError('794233');
  const terms = { discountRate, maxAmount: batch.maxAmount };
  const errors = ticketApplicationErrors(body, terms);
  if (errors.length > 0) throw invalid(errors);
  const amounts = ticketAmounts({ contractAmount: body.contractAmount, ...terms });
  if (!amounts) throw invalid([{ field: 'contractAmount', message: '请输入正确的合同金额' }]);
  return {
    userId: user.id,
    companyId: company.id,
    batchId: batch.id,
    discountRate,
    contractAmount: body.contractAmount,
    dueAmount: amounts.dueAmount,
    orgName: body.orgName?.trim() ?? null,
    contactName: body.contactName?.trim() ?? null,
    contactPhone: body.contactPhone ?? null,
    fileKey: body.fileUrl || null,
    formItems: body.formItems ?? [],
    createdAt: now(),
  };
}

async function submitNew({ db }: ApplyCall, form: ApplicationForm) {
  const id = await insertApplication(db, form);
  if (id === undefined)
    throw conflict('该企业已有未办结的惠企券申请，请勿重复提交。您提交的可在“我的惠企券”中查看');
  return { id, version: 1, event: 'SUBMIT' } as const;
}

/** Resubmits a returned application on today's terms. */
async function submitAgain({ db, user }: ApplyCall, id: string, form: ApplicationForm) {
  const row = await findLocked(lockApplication, db, id, async () =>
    existing(await findApplication(db, id, ownedBy(user.id))),
  );
  if (row.application.companyId !== form.companyId)
    throw invalid([{ field: 'nsrsbh', message: '补正时不能更换申领企业' }]);
  const auditState = nextTicketState(row.application.auditState, 'RESUBMIT', 'APPLICANT');
  if (auditState === null) throw conflict('该申请未被退回，不能再次提交');
  // Keeps the day of the first submission.
  const { createdAt: _again, ...corrected } = form;
  const version = await changeApplication(db, id, { ...corrected, auditState, remark: null });
  return { id, version, event: 'RESUBMIT' } as const;
}

/**
 * Refuses a contract for which the company already got a ticket. Called after the application is stored: until the
 * transaction ends the company has no other open one, so none can pass meanwhile.
 */
async function checkContract({ db, user }: ApplyCall, id: string): Promise<void> {
  const row = await findApplication(db, id, ownedBy(user.id));
  const issued = row && (await findSimilar(db, row)).find(({ sameFile }) => sameFile);
  if (issued)
    throw conflict(
      `该服务合同已在${issued.batch}核发过惠企券，不能重复申领，如为新的合同，请上传对应的合同文件`,
    );
}

/** Submits an application; stores application, file, trail and notice together or not at all. */
export async function apply(call: ApplyCall): Promise<TicketCreated> {
  const { db, user, input, requestId } = call;
  const repeated = input.body.id;
  if (repeated !== undefined && !(await findApplication(db, repeated, ownedBy(user.id))))
    throw notFound();
  const form = await formOf(call);
  const { id, version, event } =
    repeated === undefined ? await submitNew(call, form) : await submitAgain(call, repeated, form);
  const keys = form.fileKey ? [form.fileKey] : [];
  await attachFiles(
    db,
    { userId: user.id, keys, kind: 'TICKET', refId: id, field: 'fileUrl' },
    form.createdAt,
  );
  await checkContract(call, id);
  await addEvent(db, {
    applicationId: id,
    version,
    event,
    auditState: 'PENDING',
    userId: user.id,
    requestId,
    createdAt: form.createdAt,
  });
  await createNotice(
    db,
    {
      userId: user.id,
      noticeType: 'TRANSACTION',
      title: '惠企券申请已提交',
      content: `您的惠企券申请已提交，合同金额${form.contractAmount}元，请等待审核`,
      subject: { kind: 'COUPON', id },
    },
    form.createdAt,
  );
  return { id };
}
