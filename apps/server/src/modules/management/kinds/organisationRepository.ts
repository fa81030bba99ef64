import { eq, sql } from 'drizzle-orm';
import { rowLock } from '../../../db/rowLock.js';
import { serviceOrganisations } from '../../../schema/organisations.js';
import { outdateReview } from '../../organisations/organisationReviewRepository.js';
import type { StoredKind } from './ManagedKind.js';

const organisations = serviceOrganisations;

export const storedOrganisation: StoredKind<'ORGANISATION'> = {
  things: sql`select ${organisations.id} as id, ${organisations.name} as title,
    ${organisations.creditCode} as owner, null as bank_id, nullif(${organisations.scfProvince}, '0') as scf_province,
    ${organisations.published} as is_public from ${organisations}`,
  lock: rowLock(organisations),
  read: async (db, id) => {
    const [row] = await db.select().from(organisations).where(eq(organisations.id, id));
    if (!row) return null;
    const { name, creditCode, introduction, address, contactName, contactPhone } = row;
    const { scfProvince, scfCity, scfDistrict } = row;
    const own = {
      name,
      logo: row.logo ?? '',
      creditCode,
      introduction,
      address,
      contactName,
      contactPhone,
    };
    return { kind: 'ORGANISATION', ...own, scfProvince, scfCity, scfDistrict };
  },
  publish: async (tx, id, { kind: _kind, ...content }, { now }) => {
    const logo = content.logo || null;
    const values = { ...content, logo, published: true, updatedAt: now };
    await tx
      .insert(organisations)
      .values({ id, ...values, auditStatus: 'PASSED', createdAt: now })
      .onConflictDoUpdate({
        target: organisations.id,
        // Its staff learn that it has changed since they opened it; what they submitted still waits.
        set: { ...values, version: sql`${organisations.version} + 1` },
      });
    await outdateReview(tx, 'ORGANISATION', id);
  },
  withdraw: async (tx, id, { now }) => {
    await tx
      .update(organisations)
      .set({ published: false, updatedAt: now, version: sql`${organisations.version} + 1` })
      .where(eq(organisations.id, id));
    await outdateReview(tx, 'ORGANISATION', id);
  },
};
