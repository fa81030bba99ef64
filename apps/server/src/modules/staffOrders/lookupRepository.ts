import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { AreaOption, EarliestAuthorisedOrder, ProductNameOption } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { areas } from '../../schema/areas.js';
import { companies } from '../../schema/companies.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { orders } from '../../schema/orders.js';
import { products } from '../../schema/products.js';

const given = (code: string | null): code is string => code !== null && code !== '0';

/** Products whose orders a staff member may see: those of their bank or province. */
export function listProductNames(db: Queryable, user: CurrentUser): Promise<ProductNameOption[]> {
  const province = given(user.scfProvince) ? eq(products.scfProvince, user.scfProvince) : undefined;
  return db
    .select({ id: products.id, name: products.name, bankId: products.bankId })
    .from(products)
    .where(user.role === 'FINANCIER' ? eq(products.bankId, user.bankId ?? '') : province)
    .orderBy(asc(products.position), asc(products.id))
    .limit(1_000);
}

/** Cities a staff member may filter by: their own, or those of the province. */
export function listCities(db: Queryable, user: CurrentUser): Promise<AreaOption[]> {
  const { scfCity, scfProvince } = user;
  return db
    .select({ regionCode: areas.code, regionName: areas.name })
    .from(areas)
    .where(given(scfCity) ? eq(areas.code, scfCity) : eq(areas.parentCode, scfProvince ?? ''))
    .orderBy(asc(areas.position), asc(areas.code))
    .limit(500);
}

/** The user's order in the scope whose company was authorised first. */
export async function findEarliestAuthorised(
  db: Queryable,
  userId: string,
  scope: SQL | undefined,
): Promise<EarliestAuthorisedOrder | null> {
  const [row] = await db
    .select({
      orderId: orders.id,
      orderCode: orders.orderCode,
      companyName: companies.name,
      nsrsbh: companies.creditCode,
      authorizedAt: userCompanies.authorizedAt,
    })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .innerJoin(
      userCompanies,
      and(
        eq(userCompanies.userId, orders.userId),
        eq(userCompanies.companyId, orders.companyId),
        eq(userCompanies.authorized, true),
        isNotNull(userCompanies.authorizedAt),
      ),
    )
    .where(and(scope, eq(orders.userId, userId)))
    .orderBy(asc(userCompanies.authorizedAt), asc(orders.createdAt), asc(orders.id))
    .limit(1);
  if (!row?.authorizedAt) return null;
  const { authorizedAt, ...order } = row;
  return { ...order, authTs: authorizedAt.toISOString() };
}
