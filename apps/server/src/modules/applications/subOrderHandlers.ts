import type { FieldError, FormEntry, SubOrderApplication } from '@huiqi/sdk';
import { nextStatus, toFormValues } from '@huiqi/sdk/domain';
import { ApiError, conflict, invalid } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { findActingCompany } from '../companies/actingCompany.js';
import { createNotice } from '../notices/createNotice.js';
import { findLockedOrder, ownedBy } from '../orders/repository.js';
import { readLine } from '../orders/creditLineRepository.js';
import type { OrderRow } from '../orders/toOrder.js';
import { productForm } from '../products/productForm.js';
import { findProduct } from '../products/repository.js';
import type { ProductRow } from '../products/toProduct.js';
import { attachItems } from './attachItems.js';
import { checkLimits } from './checkLimits.js';
import { companyErrors } from './companyErrors.js';
import { formErrors, onePerField } from './check.js';
import { fileErrors } from './fileErrors.js';
import { partnerColumns } from './partnerColumns.js';
import { readItems } from './readItems.js';
import { insertOrder, type NewOrder } from './repository.js';
import { sourceOf } from './sourceOf.js';
import { applyResult, refusal } from './storeApplication.js';

type SubOrderCall = UserCall<'applyForSubOrder'>;

const missing = () => new ApiError('100404', { message: '订单不存在' });

/** The granted order, locked until the transaction ends: a concurrent draw waits and then sees what is left. */
async function lockGranted({ db, user, input }: SubOrderCall): Promise<OrderRow> {
  const row = await findLockedOrder(db, input.orderId, ownedBy(user));
  if (!row) throw missing();
  const { status, parentOrderId } = row.order;
  if (status !== 'APPROVAL_SUCCESS' || parentOrderId !== null)
    throw conflict('只有已授信的订单才能申请提款');
  return row;
}

const entriesOf = (product: ProductRow): readonly FormEntry[] => productForm(product, 'SUB_ORDER');

function errorsOf(product: ProductRow, body: SubOrderApplication, now: Date): FieldError[] {
  const { loanAmount, loanterm, repaymentType } = body;
  return onePerField([
    ...formErrors(entriesOf(product), body, { partial: false, now }),
    ...checkLimits(product, { loanterm, repaymentType }),
    ...(Number(loanAmount) > 0 ? [] : [{ field: 'loanAmount', message: '提款金额须大于0' }]),
  ]);
}

async function subOrderOf(call: SubOrderCall, parent: OrderRow, product: ProductRow) {
  const { loanAmount, loanterm, loanLending, repaymentType, formItems } = call.input.body;
  const { order } = parent;
  const status = nextStatus('SAVE_NOT_SUBMIT', 'SUBMIT', 'APPLICANT');
  if (status === null) throw conflict();
  const subOrder: NewOrder = {
    userId: order.userId,
    kind: order.kind,
    companyId: order.companyId,
    applicantName: order.applicantName,
    parentOrderId: order.id,
    productId: order.productId,
    bankId: order.bankId,
    status,
    loanAmount,
    loanTerm: loanterm,
    loanLending: loanLending ?? order.loanLending,
    repaymentType: repaymentType ?? order.repaymentType,
    legalName: order.legalName,
    legalIdNo: order.legalIdNo,
    legalPhone: order.legalPhone,
    contactName: order.contactName,
    contactPhone: order.contactPhone,
    recommendationCode: order.recommendationCode,
    // Sub-orders are handled by the staff who handle the line.
    scfProvince: order.scfProvince,
    scfCity: order.scfCity,
    scfDistrict: order.scfDistrict,
    scfPlatform: order.scfPlatform,
    partnerId: order.partnerId,
    partnerReference: order.partnerReference,
    source: sourceOf(call, product),
    ...partnerColumns(call),
    items: await readItems(call.db, entriesOf(product), formItems),
    createdAt: call.now(),
  };
  return subOrder;
}

export const subOrderHandlers = {
  applyForSubOrder: async (call) => {
    const { db, user, input, now, requestId } = call;
    const parent = await lockGranted(call);
    // A line stays open when its product is withdrawn.
    const product = await findProduct(db, parent.order.productId);
    if (!product) throw missing();
    // The applicant keeps the order, but must still be authorised by the company to draw on its line.
    const { creditCode } = parent;
    if (creditCode !== null && !(await findActingCompany(db, user.id, creditCode)))
      return refusal(product, 'COMPANY_UNAUTHORISED');
    const entries = entriesOf(product);
    const values = toFormValues(input.body);
    const applicant = creditCode ?? '';
    const errors = onePerField([
      ...errorsOf(product, input.body, now()),
      ...(await fileErrors(db, user.id, entries, values)),
      ...(await companyErrors(db, { userId: user.id, applicant }, entries, values)),
    ]);
    if (errors.length > 0) throw invalid(errors);
    const { available } = await readLine(db, parent.order);
    if (Number(input.body.loanAmount) > Number(available))
      return refusal(product, 'LINE_EXCEEDED', { msg: `本次最多可提款${available}万元` });
    const subOrder = await subOrderOf(call, parent, product);
    const made = await insertOrder(db, subOrder, requestId);
    if (!made) throw conflict();
    const { items } = subOrder;
    if (items.some(({ files = [] }) => files.length > 0))
      await attachItems(db, { userId: user.id, orderId: made.id, items }, now());
    await createNotice(
      db,
      {
        userId: user.id,
        noticeType: 'TRANSACTION',
        title: '提款申请已提交',
        content: `您已从“${parent.productName}”的授信（${parent.order.orderCode}）申请提款${input.body.loanAmount}万元（${made.orderCode}），请等待银行审核`,
        subject: { kind: 'ORDER', id: made.id },
      },
      now(),
    );
    return applyResult(product, {
      orderId: made.id,
      orderCode: made.orderCode,
      orderStatus: made.status,
      applyStatus: 'SUCCESS',
    });
  },
} satisfies Handlers;
