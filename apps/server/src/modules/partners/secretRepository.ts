import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import type { KnownPartner, PartnerCredentials } from '../../security/PartnerStore.js';
import { partners, partnerSecrets } from '../../schema/partners.js';

const minuteMs = 60_000;
const hourMs = 3_600_000;

export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** The enabled partner with these credentials. */
export async function findBySecret(
  db: Queryable,
  { id, secret }: PartnerCredentials,
  now: Date,
): Promise<KnownPartner | null> {
  const { expiresAt, partnerId, secretHash, usedAt } = partnerSecrets;
  const [row] = await db
    .select({ partner: partners, secret: partnerSecrets })
    .from(partnerSecrets)
    .innerJoin(partners, eq(partners.id, partnerId))
    .where(
      and(
        // Looked up by the hash of 256 random bits, so timing reveals nothing about the secret.
        eq(secretHash, hashOfSecret(secret)),
        eq(partnerId, id),
        isNull(partners.disabledAt),
        or(isNull(expiresAt), gt(expiresAt, now)),
      ),
    );
  if (!row) return null;
  const stale = or(isNull(usedAt), lt(usedAt, new Date(now.getTime() - minuteMs)));
  await db
    .update(partnerSecrets)
    .set({ usedAt: now })
    .where(and(eq(partnerSecrets.id, row.secret.id), stale));
  return row.partner;
}

/**
 * Creates a secret. The last used one stays valid for a while; others end now, including any whose response was lost.
 * Returns the secret and when the previous one ends.
 */
export async function replaceSecret(
  tx: Queryable,
  { partnerId, keepHours }: { readonly partnerId: string; readonly keepHours: number },
  now: Date,
): Promise<{ readonly secret: string; readonly previousEndsAt: Date | null }> {
  const own = eq(partnerSecrets.partnerId, partnerId);
  const valid = or(isNull(partnerSecrets.expiresAt), gt(partnerSecrets.expiresAt, now));
  const [used] = await tx
    .select()
    .from(partnerSecrets)
    .where(and(own, valid, isNotNull(partnerSecrets.usedAt)))
    .orderBy(desc(partnerSecrets.usedAt), desc(partnerSecrets.createdAt))
    .limit(1);
  const kept = keepHours > 0 ? used : undefined;
  await tx.delete(partnerSecrets).where(and(own, kept && ne(partnerSecrets.id, kept.id)));
  const end = new Date(now.getTime() + keepHours * hourMs);
  // Does not extend a secret that ends sooner.
  const previousEndsAt = kept
    ? kept.expiresAt && kept.expiresAt < end
      ? kept.expiresAt
      : end
    : null;
  if (kept)
    await tx
      .update(partnerSecrets)
      .set({ expiresAt: previousEndsAt })
      .where(eq(partnerSecrets.id, kept.id));
  const secret = `hqs_${randomBytes(32).toString('base64url')}`;
  await tx
    .insert(partnerSecrets)
    .values({ id: randomUUID(), partnerId, secretHash: hashOfSecret(secret), createdAt: now });
  return { secret, previousEndsAt };
}
