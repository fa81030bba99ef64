import { and, eq, exists, gte, ilike, inArray, like, lt, lte, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder, type PgColumn } from 'drizzle-orm/pg-core';
import { constants } from '@huiqi/sdk/domain';
import type { OperationInput } from '@huiqi/sdk';
import { areas } from '../areas/table.js';
import { orders } from './table.js';
import { products } from '../products/table.js';
import { companies } from '../companies/table.js';
import { users } from '../session/table.js';
import { endOfDay, startOfDay } from '../../text/days.js';

export type OrderFilters = Omit<OperationInput<'listStaffOrders'>, 'index' | 'size'>;

/** Contains a text in any case. `like` gives the same result many times faster if no letter of it has a case. */
function containing(column: PgColumn, text: string): SQL {
  const trimmed = text.trim();
  const pattern = `%${trimmed.replace(/[\\%_]/g, '\\$&')}%`;
  return trimmed.toLowerCase() === trimmed.toUpperCase()
    ? like(column, pattern)
    : ilike(column, pattern);
}
const select = new QueryBuilder();
/** Orders have neither departments nor sources, so nothing matches such a filter. */
const nothing = sql`false`;

/** Orders of the companies that match the filters. */
function ofCompany(filters: OrderFilters): SQL | undefined {
  const { companyName, nsrsbh, regionName, scfProvince, scfCity, scfDistrict } = filters;
  // 0 stands for the whole of the area above.
  const region = (column: PgColumn, code: string | undefined) =>
    code === undefined || code === '0' ? [] : [eq(column, code)];
  const conditions = [
    ...(companyName ? [containing(companies.name, companyName)] : []),
    ...(nsrsbh ? [eq(companies.creditCode, nsrsbh)] : []),
    ...region(companies.provinceCode, scfProvince),
    ...region(companies.cityCode, scfCity),
    ...region(companies.areaCode, scfDistrict),
    ...(regionName
      ? [
          exists(
            select
              .select({ one: sql`1` })
              .from(areas)
              .where(and(eq(areas.code, companies.areaCode), containing(areas.name, regionName))),
          ),
        ]
      : []),
  ];
  if (conditions.length === 0) return undefined;
  return inArray(
    orders.companyId,
    select
      .select({ id: companies.id })
      .from(companies)
      .where(and(...conditions)),
  );
}

/**
 * Condition of a filtered list; `scope` limits whose orders it may show. It refers to `orders` alone, so that counting
 * needs no join.
 */
export function matching(scope: SQL | undefined, filters: OrderFilters): SQL | undefined {
  const { orderStatus, dateStart, dateEnd, orderCode, productName, bankId, moneyStart } = filters;
  const { moneyEnd, applyUser, recommendNameOrPhone, deptId, orderSourceType, scfPlatform } =
    filters;
  return and(
    scope,
    ofCompany(filters),
    ...(orderStatus ? [eq(orders.status, orderStatus)] : []),
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
    ...(applyUser
      ? [
          inArray(
            orders.userId,
            select.select({ id: users.id }).from(users).where(containing(users.name, applyUser)),
          ),
        ]
      : []),
    ...(bankId ? [eq(orders.bankId, bankId)] : []),
    ...(moneyStart ? [gte(orders.loanAmount, moneyStart)] : []),
    ...(moneyEnd ? [lte(orders.loanAmount, moneyEnd)] : []),
    ...(recommendNameOrPhone ? [containing(orders.recommendationCode, recommendNameOrPhone)] : []),
    ...(deptId || orderSourceType ? [nothing] : []),
    ...(scfPlatform && scfPlatform !== constants.platformId ? [nothing] : []),
  );
}
