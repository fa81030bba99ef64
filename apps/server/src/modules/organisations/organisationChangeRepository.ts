import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { ServiceReviewKind } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import type { SubmittedContent } from '../../schema/serviceReviews.js';
import { serviceProducts } from '../../schema/services.js';
import { organisationContent, productContent, type Organisation, type Product } from './content.js';
import { serviceOrganisations } from '../../schema/organisations.js';

/** An organisation or product being changed. */
export type Subject =
  | { readonly kind: 'ORGANISATION'; readonly row: Organisation }
  | { readonly kind: 'PRODUCT'; readonly row: Product };

/** The organisation responsible for a subject. */
export const orgOf = ({ kind, row }: Subject): string =>
  kind === 'ORGANISATION' ? row.id : row.orgId;

/** What is public of a subject; null if nothing is. */
export const publishedOf = ({ kind, row }: Subject): SubmittedContent | null => {
  if (!row.published) return null;
  return kind === 'ORGANISATION' ? organisationContent(row) : productContent(row);
};

export async function findSubject(
  db: Queryable,
  kind: ServiceReviewKind,
  id: string,
  { lock = false } = {},
): Promise<Subject | undefined> {
  if (kind === 'ORGANISATION') {
    const found = db.select().from(serviceOrganisations).where(eq(serviceOrganisations.id, id));
    const [row] = await (lock ? found.for('update') : found);
    return row && { kind, row };
  }
  const found = db.select().from(serviceProducts).where(eq(serviceProducts.id, id));
  const [row] = await (lock ? found.for('update') : found);
  return row && { kind, row };
}

/** Reads an organisation or product and locks it until the transaction ends: a concurrent change waits. */
export const lockSubject = (tx: Queryable, kind: ServiceReviewKind, id: string) =>
  findSubject(tx, kind, id, { lock: true });

type OrganisationChange = Partial<typeof serviceOrganisations.$inferInsert>;
type ProductChange = Partial<typeof serviceProducts.$inferInsert>;

/** Changes a locked organisation and increments its version. */
export async function changeOrganisation(
  tx: Queryable,
  id: string,
  change: OrganisationChange,
): Promise<void> {
  await tx
    .update(serviceOrganisations)
    .set({ ...change, version: sql`${serviceOrganisations.version} + 1` })
    .where(eq(serviceOrganisations.id, id));
}

/** Changes a locked product and increments its version. */
export async function changeProduct(
  tx: Queryable,
  id: string,
  change: ProductChange,
): Promise<void> {
  await tx
    .update(serviceProducts)
    .set({ ...change, version: sql`${serviceProducts.version} + 1` })
    .where(eq(serviceProducts.id, id));
}

/** Stores a new product, visible only to its staff. */
export async function insertProduct(
  tx: Queryable,
  product: Omit<typeof serviceProducts.$inferInsert, 'id'>,
): Promise<Product> {
  const [row] = await tx
    .insert(serviceProducts)
    .values({ ...product, id: randomUUID() })
    .returning();
  if (!row) throw new Error('A new product was not stored');
  return row;
}
