import { eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import type { KnownPartner } from '../../security/PartnerStore.js';
import { partnerOrigins, partners } from '../../schema/partners.js';

export interface PartnerWithOrigins {
  readonly partner: KnownPartner;
  readonly origins: readonly string[];
}

/** Every enabled partner with its origins. */
export async function readEnabled(db: Queryable): Promise<PartnerWithOrigins[]> {
  const { id, scope, source } = partners;
  const rows = await db
    .select({ partner: { id, scope, source }, origin: partnerOrigins.origin })
    .from(partners)
    .leftJoin(partnerOrigins, eq(partnerOrigins.partnerId, id))
    .where(isNull(partners.disabledAt));
  const found = new Map<string, { partner: KnownPartner; origins: string[] }>();
  for (const { partner, origin } of rows) {
    const one = found.get(partner.id) ?? { partner, origins: [] };
    if (origin !== null) one.origins.push(origin);
    found.set(partner.id, one);
  }
  return [...found.values()];
}
