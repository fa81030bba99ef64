import { hashOfForm } from './rowHash.js';
import type { OrderContent } from './orderContentRepository.js';

const timeOf = (time: Date | null) => time?.toISOString() ?? null;

/**
 * Independently computes `order_content_hash` of the database (drizzle/0001): what was applied for, by whom, and what
 * was decided. Null before submission, while the applicant may still change it.
 */
export function contentHash(order: OrderContent): string | null {
  if (order.submittedAt === null) return null;
  return hashOfForm([
    order.orderCode,
    order.userId,
    order.kind,
    order.companyId,
    order.applicantName,
    order.parentOrderId,
    order.productId,
    order.bankId,
    order.loanAmount,
    order.loanTerm === null ? null : String(order.loanTerm),
    order.loanLending,
    order.repaymentType,
    order.legalName,
    order.legalIdNo,
    order.legalPhone,
    order.contactName,
    order.contactPhone,
    order.recommendationCode,
    order.items,
    order.reason,
    order.loan,
    order.taxInvoice,
    timeOf(order.createdAt),
    timeOf(order.submittedAt),
    order.source,
    order.partnerId,
    order.partnerReference,
  ]);
}
