import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { OtherOrder, PaidLoans, ProductLimits } from '@huiqi/sdk';
import { yearlyRate } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { orders } from '../../schema/orders.js';
import { banks, products } from '../../schema/products.js';
import { plainDecimal } from '../../text/decimals.js';

/** An order, or what else an applicant submitted. */
type Applied = Pick<typeof orders.$inferSelect, 'id' | 'companyId' | 'userId'>;

const maxOthers = 10;
const paidAmount = sql<string | null>`(${orders.loan} ->> 'amount')`;

/** The other submitted orders within a scope of the company, or of the person, who applies. */
const othersOf = ({ id, companyId, userId }: Applied, scope: SQL | undefined) =>
  and(
    scope,
    ne(orders.id, id),
    companyId === null
      ? and(eq(orders.userId, userId), eq(orders.kind, 'PERSON'))
      : eq(orders.companyId, companyId),
  );

export async function listOthers(
  db: Queryable,
  order: Applied,
  scope: SQL | undefined,
): Promise<OtherOrder[]> {
  const rows = await db
    .select({
      orderId: orders.id,
      orderCode: orders.orderCode,
      productName: products.name,
      bankName: banks.name,
      orderStatus: orders.status,
      appliedAmount: orders.loanAmount,
      paidAmount: sql<string | null>`${paidAmount}`,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .innerJoin(banks, eq(banks.id, orders.bankId))
    .where(othersOf(order, scope))
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(maxOthers);
  return rows.map(({ createdAt, appliedAmount, ...row }) => ({
    ...row,
    appliedAmount: appliedAmount === null ? null : plainDecimal(appliedAmount),
    createdTs: createdAt.toISOString(),
  }));
}

/** Number of those orders, and what was paid out on them. */
export async function sumOthers(
  db: Queryable,
  order: Applied,
  scope: SQL | undefined,
): Promise<{ readonly total: number; readonly paid: PaidLoans }> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      count: sql<number>`${sql`count(${paidAmount})::int`}`,
      amount: sql<string>`${sql`coalesce(sum(${paidAmount}::numeric), 0)::text`}`,
    })
    .from(orders)
    .where(othersOf(order, scope));
  const { total = 0, count = 0, amount = '0' } = row ?? {};
  return { total, paid: { count, amount: plainDecimal(amount) } };
}

export async function readLimits(db: Queryable, productId: string): Promise<ProductLimits> {
  const [row] = await db.select().from(products).where(eq(products.id, productId));
  if (!row) throw new Error(`There is no product ${productId}`);
  return {
    minAmount: String(row.minLoanLimit),
    maxAmount: String(row.maxLoanLimit),
    minRate: yearlyRate(row.minInterestRate, row.interestRateType),
    maxRate: yearlyRate(row.maxInterestRate, row.interestRateType),
    minTerm: row.minLoanTerm,
    maxTerm: row.maxLoanTerm,
  };
}
