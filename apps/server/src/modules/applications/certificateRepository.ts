import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { certificates } from '../../schema/certificates.js';

/** Stores the certificate of an order; returns false if it has one. */
export async function storeCertificate(
  db: Queryable,
  certificate: typeof certificates.$inferInsert,
): Promise<boolean> {
  const stored = await db
    .insert(certificates)
    .values(certificate)
    .onConflictDoNothing()
    .returning();
  return stored.length > 0;
}

export async function hasCertificate(db: Queryable, orderId: string): Promise<boolean> {
  return (await db.$count(certificates, eq(certificates.orderId, orderId))) > 0;
}

/** Whether the user saved a certificate that permits reading this company's data for an order. */
export const hasOwnCertificate = async (
  db: Queryable,
  { orderId, companyId, userId }: { orderId: string; companyId: string; userId: string },
): Promise<boolean> =>
  (await db.$count(
    certificates,
    and(
      eq(certificates.orderId, orderId),
      eq(certificates.companyId, companyId),
      eq(certificates.userId, userId),
    ),
  )) > 0;
