import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.js';
import { rowLock } from '../../../db/rowLock.js';
import { serviceOrganisations } from '../../../schema/organisations.js';
import { serviceProducts } from '../../../schema/services.js';
import { cleanHtml } from '../../../text/cleanHtml.js';
import { outdateReview } from '../../organisations/organisationReviewRepository.js';
import type { Belonging } from '../keeperScope.js';
import type { StoredKind } from './ManagedKind.js';

const services = serviceProducts;

/** The organisation that offers a service, whose province it belongs to. */
export async function organisationOf(db: Queryable, orgId: string) {
  const [row] = await db
    .select({
      published: serviceOrganisations.published,
      scfProvince: serviceOrganisations.scfProvince,
    })
    .from(serviceOrganisations)
    .where(eq(serviceOrganisations.id, orgId));
  return row;
}

export async function belongingOf(db: Queryable, orgId: string): Promise<Belonging> {
  const scfProvince = (await organisationOf(db, orgId))?.scfProvince ?? '0';
  return { bankId: null, scfProvince: scfProvince === '0' ? null : scfProvince };
}

export const storedService: StoredKind<'SERVICE'> = {
  things: sql`select ${services.id} as id, ${services.name} as title, ${serviceOrganisations.name} as owner,
    null as bank_id, nullif(${serviceOrganisations.scfProvince}, '0') as scf_province,
    ${services.published} as is_public, ${services.productStatus},
    ${serviceOrganisations.published} as organisation_published
    from ${services} join ${serviceOrganisations} on ${serviceOrganisations.id} = ${services.orgId}`,
  // Also while its organisation is withdrawn it can be withdrawn itself, lest it comes back with it.
  isShown: sql`product_status = 'ON_SHELF' and organisation_published`,
  lock: rowLock(services),
  read: async (db, id) => {
    const [row] = await db.select().from(services).where(eq(services.id, id));
    if (!row) return null;
    const { name, orgId, typeBig, typeSmall, mode, priceType, price } = row;
    const { content, process, contactPhone } = row;
    const offer = { name, logo: row.logo ?? '', orgId, typeBig, typeSmall, mode, priceType, price };
    return { kind: 'SERVICE', ...offer, content, process, contactPhone };
  },
  publish: async (tx, id, { kind: _kind, ...content }, { now }) => {
    const values = {
      ...content,
      logo: content.logo || null,
      price: content.priceType === 'PAY' ? content.price : null,
      content: cleanHtml(content.content),
      published: true,
      productStatus: 'ON_SHELF' as const,
      updatedAt: now,
    };
    await tx
      .insert(services)
      .values({ id, ...values, auditStatus: 'PASSED', createdAt: now })
      .onConflictDoUpdate({
        target: services.id,
        // Its staff learn that it has changed since they opened it; what they submitted still waits.
        set: {
          ...values,
          // Whether one that is published is offered, its organisation decides.
          productStatus: sql`case when ${services.published} then ${services.productStatus} else 'ON_SHELF' end`,
          version: sql`${services.version} + 1`,
        },
      });
    await outdateReview(tx, 'PRODUCT', id);
  },
  withdraw: async (tx, id, { now }) => {
    // Not approved any more, so that its organisation cannot put it back.
    await tx
      .update(services)
      .set({ published: false, updatedAt: now, version: sql`${services.version} + 1` })
      .where(eq(services.id, id));
    await outdateReview(tx, 'PRODUCT', id);
  },
};
