import { and, eq, gte, inArray, lt, lte, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { statusesAtBank } from '@huiqi/sdk/domain';
import type { OperationInput } from '@huiqi/sdk';
import { endOfDay, startOfDay } from '../../text/days.js';
import { products } from '../products/table.js';
import { containing } from './containing.js';
import { ofApplicant } from './matchingApplicant.js';
import { ofHandling } from './matchingHandling.js';
import { orders } from './table.js';

export type OrderFilters = Omit<OperationInput<'listStaffOrders'>, 'index' | 'size' | 'queue'> &
  Pick<OperationInput<'listOrders'>, 'bankStatus'>;

const select = new QueryBuilder();

/**
 * Condition of a filtered list; `scope` limits whose orders it may show. It refers to `orders` alone, so that counting
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
    ...(filters.bankStatus
      ? [inArray(orders.status, [...statusesAtBank[filters.bankStatus]])]
      : []),
    ...(dateStart ? [gte(orders.createdAt, startOfDay(dateStart))] : []),
    ...(dateEnd ? [lt(orders.createdAt, endOfDay(dateEnd))] : []),
    ...(orderCode ? [containing(orders.orderCode, orderCode)] : []),
    ...(productName
      ? [
          inArray(
            orders.productId,
            select
              .select({ id: products.id })
              .from(products)
              .where(containing(products.name, productName)),
          ),
        ]
      : []),
    ...(bankId ? [eq(orders.bankId, bankId)] : []),
    ...(moneyStart ? [gte(orders.loanAmount, moneyStart)] : []),
    ...(moneyEnd ? [lte(orders.loanAmount, moneyEnd)] : []),
  );
}
