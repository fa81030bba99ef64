import type { ApplyFailReason, ApplyResult, OrderStatus, SavedApplication } from '@huiqi/sdk';
import { ApplyFailReasonLabels, constants, nextStatus } from '@huiqi/sdk/domain';
import { conflict } from '../../contract/ApiError.js';
import type { UserCall } from '../../http/context.js';
import type { Region } from '../../http/headers/regionOf.js';
import { createNotice } from '../notices/createNotice.js';
import type { orders } from '../../schema/orders.js';
import { resultQrCode } from '../orders/resultQrCode.js';
import type { ProductRow } from '../products/toProduct.js';
import type { NewOrder, StoredOrder } from './repository.js';
import { attachItems } from './attachItems.js';
import { saveOrder, submitOrder, type Stored } from './submittedOrderRepository.js';
import { partnerColumns } from './partnerColumns.js';
import { sourceOf } from './sourceOf.js';

type Row = typeof orders.$inferInsert;

/** An application in the form of order columns; fields left blank are null. */
export type OrderContent = {
  readonly [
    Column in
      | 'companyId'
      | 'applicantName'
      | 'loanAmount'
      | 'loanTerm'
      | 'loanLending'
      | 'repaymentType'
      | 'legalName'
      | 'legalIdNo'
      | 'legalPhone'
      | 'contactName'
      | 'contactPhone'
      | 'recommendationCode'
  ]: Exclude<Row[Column], undefined>;
} & Pick<Row, 'items' | 'taxInvoice'> & { readonly kind: 'COMPANY' | 'PERSON' };

/** An application that has been checked. */
export interface Application {
  readonly product: ProductRow;
  /** Whose staff handle it. */
  readonly region: Region;
  readonly content: OrderContent;
  /** What the order stores of it until it is submitted. */
  readonly saved: SavedApplication;
  /** Saves without submitting. */
  readonly save: boolean;
  /** The saved application to continue. */
  readonly orderId?: string | undefined;
}

type StoringCall = Pick<
  UserCall<never>,
  'db' | 'user' | 'requestId' | 'now' | 'request' | 'partner'
>;

/** The result of an application for a product. */
export function applyResult({ product }: ProductRow, rest: Partial<ApplyResult>): ApplyResult {
  const { productInterfaceType, productAudit, sfPlatformUrl } = product;
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
    failReason: null,
    ...rest,
  };
}

/** The result of an application that was refused as a whole. */
export const refusal = (
  product: ProductRow,
  failReason: ApplyFailReason,
  rest: Partial<ApplyResult> = {},
): ApplyResult =>
  applyResult(product, { failReason, msg: ApplyFailReasonLabels[failReason], ...rest });

const success = (
  product: ProductRow,
  order: StoredOrder,
  orderStatus: ApplyResult['orderStatus'],
) =>
  applyResult(product, {
    orderId: order.id,
    orderCode: order.orderCode,
    orderStatus,
    applyStatus: 'SUCCESS',
    ewmUrl: orderStatus === 'ACCEPT_SUCCESS' ? resultQrCode(product.product) : null,
  });

function statusAfterSubmit({ category }: ProductRow): OrderStatus {
  const kind = { epidemic: category.id === constants.epidemicCategoryId };
  const status = nextStatus('SAVE_NOT_SUBMIT', 'SUBMIT', 'APPLICANT', kind);
  if (status === null) throw conflict();
  return status;
}

const alreadyApplied = {
  COMPANY: ApplyFailReasonLabels.ALREADY_APPLIED,
  PERSON: '您已有未办结的申请，请勿重复申请',
};

async function recordSubmit(
  { db, user, now }: StoringCall,
  product: ProductRow,
  order: StoredOrder,
) {
  const reviewer = order.status === 'PRE_JXW_ACCEPT' ? '经信委' : '银行';
  await createNotice(
    db,
    {
      userId: user.id,
      noticeType: 'TRANSACTION',
      title: '申请已提交',
      content: `您已提交“${product.product.name}”的申请（${order.orderCode}），请等待${reviewer}审核`,
      subject: { kind: 'ORDER', id: order.id },
    },
    now(),
  );
}

/** Of a saved application, only the files stay among the items (see `savedApplication`). */
const withoutPersonalNumbers = (content: OrderContent): OrderContent => ({
  ...content,
  legalIdNo: null,
  legalPhone: null,
  contactPhone: null,
  items: content.items.filter(({ files }) => files !== undefined),
});

/** The result for a call that stored nothing. */
function withoutEffect(application: Application, stored: Exclude<Stored, { outcome: 'STORED' }>) {
  const { product, content, save } = application;
  if (stored.outcome === 'TAKEN')
    return refusal(product, 'ALREADY_APPLIED', {
      msg: alreadyApplied[content.kind],
      orderId: stored.orderId,
    });
  if (save) throw conflict('该申请已提交，不能再保存');
  return success(product, stored.order, stored.order.status);
}

/**
 * Saves or submits a checked application of a company or person: order, trail, files and notice are stored together in
 * the transaction of the call.
 */
export async function storeApplication(
  call: StoringCall,
  application: Application,
): Promise<ApplyResult> {
  const { product, region, content, saved, save, orderId } = application;
  const { db, user, requestId, now } = call;
  const order: Omit<NewOrder, 'status'> = {
    ...(save ? withoutPersonalNumbers(content) : content),
    userId: user.id,
    productId: product.product.id,
    productVersion: product.product.version,
    bankId: product.product.bankId,
    source: sourceOf(call, product),
    ...partnerColumns(call),
    ...region,
    scfPlatform: constants.platformId,
    createdAt: now(),
  };
  const context = { user, orderId, requestId };
  const stored = save
    ? await saveOrder(db, { ...order, application: saved }, context)
    : await submitOrder(db, { ...order, status: statusAfterSubmit(product) }, context);
  if (stored.outcome !== 'STORED') return withoutEffect(application, stored);
  const { items } = content;
  const hasFiles = items.some(({ files = [] }) => files.length > 0);
  // A continued saved application may have dropped some files.
  if (hasFiles || stored.continued)
    await attachItems(db, { userId: user.id, orderId: stored.order.id, items }, now());
  if (save) {
    const updatedTs = order.createdAt.toISOString();
    return { ...success(product, stored.order, 'ISSAVE'), updatedTs };
  }
  await recordSubmit(call, product, stored.order);
  return success(product, stored.order, stored.order.status);
}
