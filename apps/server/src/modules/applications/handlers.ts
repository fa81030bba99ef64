import type { ApplyResult, LoanApplication } from '@huiqi/sdk';
import { constants, nextStatus, toFormValues } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { conflict } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { idempotencyKeyOf } from '../../http/idempotencyKey.js';
import { once } from '../../security/idempotency.js';
import { addNotice } from '../notices/repository.js';
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

/** Answers of the product's form which the order has no column for, with the labels they had. */
function furtherAnswers(checked: CheckedApplication, application: LoanApplication) {
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
    items: furtherAnswers(checked, body),
    createdAt: call.now(),
  };
}

async function submit(call: UserCall<'applyForProduct'>, tx: Queryable): Promise<ApplyResult> {
  const { user, input, requestId } = call;
  const checked = checkedOrThrow(await checkApplication(tx, user, input.productId, input.body));
  if (checked.refusal !== null) return resultOf(checked, { msg: checked.refusal });
  const order = orderOf(call, checked);
  const made = await insertOrder(tx, order, requestId);
  if (!made) {
    const open = await findOpenOrder(tx, {
      productId: input.productId,
      companyId: checked.company.id,
      userId: user.id,
    });
    return resultOf(checked, { msg: alreadyApplied, orderId: open?.id ?? null });
  }
  const content = `您已提交「${checked.product.product.name}」的申请（${made.orderCode}），请等待银行审核`;
  await addNotice(tx, { userId: user.id, content, orderId: made.id, createdAt: order.createdAt });
  return resultOf(checked, {
    orderId: made.id,
    orderCode: made.orderCode,
    orderStatus: order.status,
    applyStatus: 'SUCCESS',
  });
}

export const applicationHandlers = {
  applyForProduct: async (call) => {
    const { db, user, input, request } = call;
    const keyed = {
      userId: user.id,
      operationId: 'applyForProduct',
      key: idempotencyKeyOf(request),
      input,
    };
    return once(db, keyed, (tx) => submit(call, tx));
  },

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
