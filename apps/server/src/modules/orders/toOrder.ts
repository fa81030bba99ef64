import type { OrderDetail, OrderSummary, OrderTimelineEntry } from '@huiqi/sdk';
import type { orderEvents, orders } from './table.js';
import { plainDecimal } from '../../text/decimals.js';
import { maskPhone } from '../../text/mask.js';

export interface OrderRow {
  readonly order: typeof orders.$inferSelect;
  readonly productName: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly bankName: string;
  readonly logoUrl: string;
  readonly companyName: string;
  readonly creditCode: string;
}

export function toSummary(row: OrderRow): OrderSummary {
  const { order } = row;
  return {
    orderId: order.id,
    orderCode: order.orderCode,
    productId: order.productId,
    productName: row.productName,
    productCategoryName: row.categoryName,
    bankName: row.bankName,
    logoImgUrl: row.logoUrl,
    companyName: row.companyName,
    loanAmount: plainDecimal(order.loanAmount),
    loanterm: order.loanTerm,
    orderStatus: order.status,
    createdTs: order.createdAt.toISOString(),
    updatedTs: order.updatedAt.toISOString(),
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

export function toDetail(
  row: OrderRow,
  events: readonly (typeof orderEvents.$inferSelect)[],
): OrderDetail {
  const { order } = row;
  return {
    ...toSummary(row),
    creditCode: row.creditCode,
    legalName: order.legalName,
    contactName: order.contactName,
    contactPhone: maskPhone(order.contactPhone),
    loanLending: order.loanLending,
    repaymentType: order.repaymentType,
    items: order.items,
    reason: order.reason,
    loan: order.loan,
    timeline: events.map(toTimelineEntry),
  };
}
