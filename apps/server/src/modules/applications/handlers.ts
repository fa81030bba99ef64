import type { ApplyResult, LoanApplication } from '@huiqi/sdk';
import { constants, nextStatus, toFormValues } from '@huiqi/sdk/domain';
import { conflict } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { createNotice } from '../notices/createNotice.js';
import { certificateHandlers } from './certificateHandlers.js';
import { checkApplication, checkedOrThrow, type CheckedApplication } from './check.js';
import { findOpenOrder, insertOrder, type NewOrder } from './repository.js';

const alreadyApplied = '该企业已有未办结的申请，请勿重复申请';

function resultOf(checked: CheckedApplication, rest: Partial<ApplyResult>): ApplyResult {
  const { productInterfaceType, productAudit, sfPlatformUrl } = checked.product.product;
  return {
    orderId: null,
    orderCode: null,
    orderStatus: null,
    applyStatus: 'FAIL',
    msg: null,
    productInterfaceType,
    productAudit,
    sfPlatformUrl,
    ewmUrl: null,
    userOrdeProducutThirdInfo: null,
    ...rest,
  };
}

/** Fields of the product's form that the order has no column for, with their labels. */
function furtherItems(checked: CheckedApplication, application: LoanApplication) {
  const values = toFormValues(application);
  const named = new Set((application.formItems ?? []).map(({ checkName }) => checkName));
  return checked.product.product.form
    .filter(({ checkName }) => named.has(checkName))
    .map(({ checkName, label, options }) => {
      const value = values[checkName] ?? '';
      const chosen = options?.find((option) => option.value === value);
      return { checkName, label, value: chosen?.label ?? value };
    });
}

function orderOf(call: UserCall<'applyForProduct'>, checked: CheckedApplication): NewOrder {
  const { body } = call.input;
  const { product, category } = checked.product;
  const kind = { epidemic: category.id === constants.epidemicCategoryId };
  const status = nextStatus('SAVE_NOT_SUBMIT', 'SUBMIT', 'APPLICANT', kind);
  if (status === null) throw conflict();
  return {
    userId: call.user.id,
    companyId: checked.company.id,
    productId: product.id,
    bankId: product.bankId,
    status,
    loanAmount: body.loanAmount,
    loanTerm: body.loanterm,
    loanLending: body.loanLending ?? null,
    repaymentType: body.repaymentType ?? null,
    legalName: body.legalName ?? null,
    legalIdNo: body.legalIdNo ?? null,
    legalPhone: body.legalPhone ?? null,
    contactName: body.contactName ?? null,
    contactPhone: body.contactPhone ?? null,
    recommendationCode: body.recommendationCode ?? null,
    items: furtherItems(checked, body),
    createdAt: call.now(),
  };
}

async function submit(call: UserCall<'applyForProduct'>): Promise<ApplyResult> {
  const { db, user, input, requestId } = call;
  const checked = checkedOrThrow(await checkApplication(db, user, input.productId, input.body));
  if (checked.refusal !== null) return resultOf(checked, { msg: checked.refusal });
  const order = orderOf(call, checked);
  const made = await insertOrder(db, order, requestId);
  if (!made) {
    const open = await findOpenOrder(db, {
      productId: input.productId,
      companyId: checked.company.id,
      userId: user.id,
    });
    return resultOf(checked, { msg: alreadyApplied, orderId: open?.id ?? null });
  }
  await createNotice(
    db,
    {
      userId: user.id,
      noticeType: 'TRANSACTION',
      title: '申请已提交',
      content: `您已提交「${checked.product.product.name}」的申请（${made.orderCode}），请等待银行审核`,
      subject: { kind: 'ORDER', id: made.id },
    },
    order.createdAt,
  );
  return resultOf(checked, {
    orderId: made.id,
    orderCode: made.orderCode,
    orderStatus: order.status,
    applyStatus: 'SUCCESS',
  });
}

export const handlers = {
  ...certificateHandlers,

  applyForProduct: submit,

  validateApplication: async ({ db, user, input }) => {
    const outcome = await checkApplication(db, user, input.productId, input.body);
    return Array.isArray(outcome)
      ? { valid: false, fieldErrors: outcome }
      : { valid: true, fieldErrors: [] };
  },

  getAppliedState: async ({ db, user, input }) => {
    const open = await findOpenOrder(db, { productId: input.productId, userId: user.id });
    return { haveApplied: open !== undefined, orderId: open?.id ?? null };
  },
} satisfies Handlers;
