import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.js';
import { serviceOrganisations } from '../../../schema/organisations.js';
import { isPublicService } from '../repository.js';
import { serviceProducts } from '../../../schema/services.js';
import type { IndexedService } from './IndexedService.js';

/** The transactions that wrote product and organisation: different for each stored version of either. */
const version = sql<string>`${serviceProducts}.xmin::text || '-' || ${serviceOrganisations}.xmin::text`;

/** Versions of the public services by id. */
export async function readVersions(db: Queryable): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: serviceProducts.id, version })
    .from(serviceProducts)
    .innerJoin(serviceOrganisations, eq(serviceOrganisations.id, serviceProducts.orgId))
    .where(isPublicService);
  return new Map(rows.map((row) => [row.id, row.version]));
}

export async function readForIndex(db: Queryable, ids: string[]): Promise<IndexedService[]> {
  const rows = await db
    .select({
      id: serviceProducts.id,
      version,
      name: serviceProducts.name,
      orgId: serviceProducts.orgId,
      orgName: serviceOrganisations.name,
      typeBig: serviceProducts.typeBig,
      typeSmall: serviceProducts.typeSmall,
      mode: serviceProducts.mode,
      priceType: serviceProducts.priceType,
      orderNumber: serviceProducts.orderNumber,
      createdAt: serviceProducts.createdAt,
    })
    .from(serviceProducts)
    .innerJoin(serviceOrganisations, eq(serviceOrganisations.id, serviceProducts.orgId))
    .where(inArray(serviceProducts.id, ids));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.getTime() }));
}
