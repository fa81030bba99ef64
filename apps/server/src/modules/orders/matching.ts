import { and, eq, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import { statusesAtBank } from '@huiqi/sdk/domain';
import type { OperationInput, OrderStatus } from '@huiqi/sdk';
import { endOfDay, startOfDay } from '../../text/days.js';
import { containingWords } from '../../db/containingWords.js';
import { ofApplicant } from './matchingApplicant.js';
import { ofHandling } from './matchingHandling.js';
import { productsNamed } from './namedBy.js';
import { orders } from '../../schema/orders.js';

export type OrderFilters = Omit<OperationInput<'listStaffOrders'>, 'index' | 'size' | 'queue'> &
  Pick<OperationInput<'listOrders'>, 'applying' | 'bankStatus'>;

/** Statuses under review. */
export const applying: readonly OrderStatus[] = [
  'ACCEPT_SUCCESS',
  'BANK_NO_INFO',
  'PRE_JXW_ACCEPT',
  'JXW_AUDIT_PASSED',
];

/**
 * Condition of a filtered list; `scope` limits which orders it may show. It only refers to `orders`, so that counting
 * needs no join.
 */
export function matching(scope: SQL | undefined, filters: OrderFilters): SQL | undefined {
  const { orderStatus, dateStart, dateEnd, orderCode, productName, bankId, moneyStart } = filters;
  const { moneyEnd } = filters;
  return and(
    scope,
    ofApplicant(filters),
    ofHandling(filters),
    ...(orderStatus ? [eq(orders.status, orderStatus)] : []),
    ...(filters.applying ? [inArray(orders.status, [...applying])] : []),
    ...(filters.bankStatus
      ? [inArray(orders.status, [...statusesAtBank[filters.bankStatus]])]
      : []),
    ...(dateStart ? [gte(orders.createdAt, startOfDay(dateStart))] : []),
    ...(dateEnd ? [lt(orders.createdAt, endOfDay(dateEnd))] : []),
    containingWords(orders.orderCode, orderCode),
    ...(productName ? [sql`${orders.productId} in (${productsNamed(productName)})`] : []),
    ...(bankId ? [eq(orders.bankId, bankId)] : []),
    ...(moneyStart ? [gte(orders.loanAmount, moneyStart)] : []),
    ...(moneyEnd ? [lte(orders.loanAmount, moneyEnd)] : []),
  );
}
