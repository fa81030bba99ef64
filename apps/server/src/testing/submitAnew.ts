import { and, eq } from 'drizzle-orm';
import type { OrderStatus } from '@huiqi/sdk';
import type { Db } from '../db/database.js';
import { orderEvents, orders } from '../schema/orders.js';
import { seedNow } from '../callKit/seedNow.js';
import { orderOrigin } from './places.js';

interface NewOrder {
  readonly id: string;
  readonly orderCode: string;
  /** A product of the first bank. */
  readonly productId: string;
  readonly status: OrderStatus;
  readonly isPerson: boolean;
}

/** A submitted order of the first user at the first bank; closes an open one for the product first. */
export async function submitAnew(
  db: Db,
  { id, orderCode, productId, status, isPerson }: NewOrder,
): Promise<void> {
  await db
    .update(orders)
    .set({ status: 'ORDER_CLOSED' })
    .where(and(eq(orders.userId, '1'), eq(orders.productId, productId)));
  await db.insert(orders).values({
    id,
    orderCode,
    userId: '1',
    bankId: '1',
    productId,
    ...(isPerson
      ? { kind: 'PERSON' as const, companyId: null, applicantName: '周明' }
      : { companyId: '1' }),
    status,
    loanAmount: '10',
    loanTerm: 12,
    items: [],
    ...orderOrigin,
    createdAt: seedNow,
    updatedAt: seedNow,
    submittedAt: seedNow,
  });
  const submitted = { event: 'SUBMIT', actor: 'APPLICANT', userId: '1' } as const;
  await db.insert(orderEvents).values({ orderId: id, status, ...submitted, createdAt: seedNow });
}
