import { asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.js';
import { orders } from '../schema/orders.js';

/** JSON in the database's notation, identical for equal values. */
const textOf = (column: PgColumn) => sql<string | null>`${column}::text`;

const content = {
  id: orders.id,
  status: orders.status,
  version: orders.version,
  orderCode: orders.orderCode,
  userId: orders.userId,
  kind: orders.kind,
  companyId: orders.companyId,
  applicantName: orders.applicantName,
  parentOrderId: orders.parentOrderId,
  productId: orders.productId,
  bankId: orders.bankId,
  loanAmount: orders.loanAmount,
  loanTerm: orders.loanTerm,
  loanLending: orders.loanLending,
  repaymentType: orders.repaymentType,
  legalName: orders.legalName,
  legalIdNo: orders.legalIdNo,
  legalPhone: orders.legalPhone,
  contactName: orders.contactName,
  contactPhone: orders.contactPhone,
  recommendationCode: orders.recommendationCode,
  items: textOf(orders.items),
  reason: orders.reason,
  loan: textOf(orders.loan),
  taxInvoice: textOf(orders.taxInvoice),
  createdAt: orders.createdAt,
  submittedAt: orders.submittedAt,
  source: orders.source,
  partnerId: orders.partnerId,
  partnerReference: orders.partnerReference,
};

const select = (db: Queryable, where: SQL | undefined, limit: number) =>
  db.select(content).from(orders).where(where).orderBy(asc(orders.id)).limit(limit);

/** The order fields that an audit reads. */
export type OrderContent = Awaited<ReturnType<typeof select>>[number];

/** The next orders by id, for comparison with their trails. */
export const nextContents = (
  db: Queryable,
  after: string,
  limit: number,
): Promise<OrderContent[]> => select(db, gt(orders.id, after), limit);

/** One order, for comparison with its trail. */
export async function findContent(db: Queryable, id: string): Promise<OrderContent | undefined> {
  const [found] = await select(db, eq(orders.id, id), 1);
  return found;
}
