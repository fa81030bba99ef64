import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { serviceOrganisations } from '../../schema/organisations.js';
import { isPublicService } from '../services/repository.js';
import { serviceProducts } from '../../schema/services.js';

/** A product that can be ordered, with its organisation; undefined if it is not public. */
export async function findOffer(db: Queryable, productId: string) {
  const [row] = await db
    .select({ product: serviceProducts, org: { name: serviceOrganisations.name } })
    .from(serviceProducts)
    .innerJoin(serviceOrganisations, eq(serviceOrganisations.id, serviceProducts.orgId))
    .where(and(eq(serviceProducts.id, productId), isPublicService));
  return row;
}

/** Whether an organisation is public. */
export const isPublicOrganisation = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.$count(
    serviceOrganisations,
    and(eq(serviceOrganisations.id, id), eq(serviceOrganisations.published, true)),
  )) > 0;

/** Increments a product's order count. */
export async function countOrder(tx: Queryable, productId: string): Promise<void> {
  await tx
    .update(serviceProducts)
    .set({ orderNumber: sql`${serviceProducts.orderNumber} + 1` })
    .where(eq(serviceProducts.id, productId));
}

/** Adds a rating to a product's figures. */
export async function countRating(tx: Queryable, productId: string, score: number): Promise<void> {
  await tx
    .update(serviceProducts)
    .set({
      scoreSum: sql`${serviceProducts.scoreSum} + ${score}`,
      scoreCount: sql`${serviceProducts.scoreCount} + 1`,
    })
    .where(eq(serviceProducts.id, productId));
}
