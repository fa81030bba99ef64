import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { ServiceProduct, ServiceProductDetail } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { serviceOrganisations } from '../../schema/organisations.js';
import { serviceProducts } from '../../schema/services.js';
import { toService, toServiceDetail } from './toService.js';

/** Condition of the public products, joined with their organisations. */
export const isPublicService: SQL | undefined = and(
  eq(serviceProducts.published, true),
  eq(serviceProducts.productStatus, 'ON_SHELF'),
  eq(serviceOrganisations.published, true),
);

const listed = {
  id: serviceProducts.id,
  name: serviceProducts.name,
  logo: serviceProducts.logo,
  orgId: serviceProducts.orgId,
  orgName: serviceOrganisations.name,
  typeBig: serviceProducts.typeBig,
  typeSmall: serviceProducts.typeSmall,
  mode: serviceProducts.mode,
  priceType: serviceProducts.priceType,
  price: serviceProducts.price,
  orderNumber: serviceProducts.orderNumber,
  scoreSum: serviceProducts.scoreSum,
  scoreCount: serviceProducts.scoreCount,
};

/** Public products in the order of the given ids. */
export async function servicesByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<ServiceProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(listed)
    .from(serviceProducts)
    .innerJoin(serviceOrganisations, eq(serviceOrganisations.id, serviceProducts.orgId))
    .where(and(inArray(serviceProducts.id, [...ids]), isPublicService));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toService(row)] : [];
  });
}

/** A public product. */
export async function publicService(
  db: Queryable,
  id: string,
): Promise<ServiceProductDetail | undefined> {
  const { content, process, contactPhone } = serviceProducts;
  const [row] = await db
    .select({ ...listed, content, process, contactPhone })
    .from(serviceProducts)
    .innerJoin(serviceOrganisations, eq(serviceOrganisations.id, serviceProducts.orgId))
    .where(and(eq(serviceProducts.id, id), isPublicService));
  return row && toServiceDetail(row);
}
