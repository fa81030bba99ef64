import type {
  CreditLine,
  InterestRateType,
  OrderDetail,
  OrderFile,
  OrderSummary,
  OrderTimelineEntry,
} from '@huiqi/sdk';
import { isForApplicant } from '@huiqi/sdk/domain';
import type { orderEvents, orders } from '../../schema/orders.js';
import { plainDecimal } from '../../text/decimals.js';
import { maskPhone } from '../../text/mask.js';
import { creditLineOf } from './creditLine.js';
import { isEpidemic } from './isEpidemic.js';
import type { listedOrder } from './listedOrder.js';
import { resultQrCode } from './resultQrCode.js';
import { shownItems } from './shownItems.js';

type Stored = typeof orders.$inferSelect;

/** What lists show of an order. */
export interface ListedOrderRow {
  readonly order: Pick<Stored, keyof typeof listedOrder>;
  readonly productName: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly bankName: string;
  readonly logoUrl: string;
  /** Null for a person's order. */
  readonly companyName: string | null;
  readonly creditCode: string | null;
  /** What has been drawn from its credit line; null without one. Only lists read it. */
  readonly drawn?: string | null;
  /** What was paid out; null before. Only lists read it. */
  readonly paid?: string | null;
}

export interface OrderRow extends ListedOrderRow {
  readonly order: Stored;
  readonly interestRateType: InterestRateType;
  /** The product's current version. */
  readonly productVersion: number;
  /** The product's current offer. */
  readonly offer: {
    readonly minRate: string;
    readonly maxRate: string;
    readonly minTerm: number;
    readonly maxTerm: number;
  };
  readonly productInterfaceType: string | null;
  readonly productAudit: string | null;
  readonly sfPlatformUrl: string | null;
  readonly urlType: 'WECHAT' | null;
  readonly consultPhone: string | null;
}

export function toSummary(row: ListedOrderRow): OrderSummary {
  const { order, drawn, paid } = row;
  return {
    orderId: order.id,
    orderCode: order.orderCode,
    productId: order.productId,
    productName: row.productName,
    productCategoryName: row.categoryName,
    bankName: row.bankName,
    logoImgUrl: row.logoUrl,
    companyName: row.companyName ?? order.applicantName ?? '',
    productCategoryId: row.categoryId,
    applicantKind: order.kind,
    parentOrderId: order.parentOrderId,
    partnerReference: order.partnerReference,
    loanAmount: order.loanAmount === null ? null : plainDecimal(order.loanAmount),
    loanterm: order.loanTerm,
    orderStatus: order.status,
    createdTs: order.createdAt.toISOString(),
    updatedTs: order.updatedAt.toISOString(),
    ...(paid === undefined || order.parentOrderId === null
      ? {}
      : { paidAmount: paid === null ? null : plainDecimal(paid) }),
    ...(drawn === undefined ? {} : { line: drawn === null ? null : creditLineOf(order, drawn) }),
  };
}

function toTimelineEntry(event: typeof orderEvents.$inferSelect): OrderTimelineEntry {
  return {
    id: String(event.id),
    event: event.event,
    orderStatus: event.status,
    actor: event.actor,
    createdTs: event.createdAt.toISOString(),
    remark: event.remark,
  };
}

/** The parts of an order beside its row. */
export interface OrderParts {
  readonly events: readonly (typeof orderEvents.$inferSelect)[];
  readonly files: OrderFile[];
  readonly subOrders: OrderSummary[];
  readonly line: CreditLine | null;
}

export function toDetail(row: OrderRow, { events, ...parts }: OrderParts): OrderDetail {
  const { order } = row;
  const isSubmitted = order.submittedAt !== null;
  return {
    companyId: order.companyId,
    creditCode: row.creditCode,
    legalName: order.legalName,
    contactName: order.contactName,
    contactPhone: maskPhone(order.contactPhone),
    loanLending: order.loanLending,
    repaymentType: order.repaymentType,
    recommendationCode: order.recommendationCode,
    items: shownItems(order.items),
    application: isSubmitted ? null : order.application,
    ...(isSubmitted ? {} : { productChanged: order.productVersion !== row.productVersion }),
    taxInvoice: order.taxInvoice,
    reportExportable: isSubmitted && isEpidemic(row),
    interestRateType: row.interestRateType,
    productInterfaceType: row.productInterfaceType,
    productAudit: row.productAudit,
    sfPlatformUrl: row.sfPlatformUrl,
    // There is no next step once the lender has decided.
    ewmUrl: order.status === 'ACCEPT_SUCCESS' ? resultQrCode(row) : null,
    consultPhone: row.consultPhone,
    reason: order.reason,
    loan: order.loan,
    timeline: events.filter(({ event }) => isForApplicant(event)).map(toTimelineEntry),
    // Last, as V8 adds fields to a spread object far slower than it spreads one into these.
    ...parts,
    ...toSummary(row),
  };
}
