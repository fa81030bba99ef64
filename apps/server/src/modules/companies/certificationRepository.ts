import { randomUUID } from 'node:crypto';
import { and, desc, eq, max, ne, not, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { certifications } from '../../schema/certifications.js';
import { isRevoked } from './objectionRepository.js';

export type CertificationRow = typeof certifications.$inferSelect;
export type NewCertification = Omit<typeof certifications.$inferInsert, 'id'>;
type Filter = Partial<
  Pick<CertificationRow, 'kind' | 'state' | 'creditCode' | 'provinceCode' | 'areaCode' | 'id'>
>;

/** Stores the record of a check and returns its id. */
export async function addCertification(db: Queryable, row: NewCertification): Promise<string> {
  const id = randomUUID();
  await db.insert(certifications).values({ ...row, id });
  return id;
}

/**
 * Replaces an earlier record of the user, company and kind; returns false if no record has the id, or if it passed and the
 * new check did not, which proves nothing to the contrary.
 */
export async function replaceCertification(
  db: Queryable,
  id: string,
  row: NewCertification,
): Promise<boolean> {
  const replaced = await db
    .update(certifications)
    .set(row)
    .where(
      and(
        eq(certifications.id, id),
        eq(certifications.userId, row.userId),
        eq(certifications.kind, row.kind),
        eq(certifications.creditCode, row.creditCode),
        row.state === 'PASSED' ? undefined : ne(certifications.state, 'PASSED'),
      ),
    )
    .returning({ id: certifications.id });
  return replaced.length > 0;
}

/**
 * Finds the user's latest matching record. A passed check before staff ended the binding is found by its id alone: it proves
 * nothing any more.
 */
export async function findCertification(
  db: Queryable,
  userId: string,
  filter: Filter = {},
): Promise<CertificationRow | undefined> {
  const wanted = Object.entries(filter) as [keyof Filter, string][];
  const [row] = await db
    .select()
    .from(certifications)
    .where(
      and(
        eq(certifications.userId, userId),
        filter.id === undefined
          ? or(ne(certifications.state, 'PASSED'), not(isRevoked))
          : undefined,
        ...wanted.map(([name, value]) => eq(certifications[name], value)),
      ),
    )
    .orderBy(desc(certifications.createdAt), desc(certifications.id))
    .limit(1);
  return row;
}

/** A company that a user proved to represent, with its representative at the time. */
export interface ProvenCompany {
  readonly creditCode: string;
  readonly legalName: string | null;
}

/** Latest first; checks before staff ended the binding prove nothing. */
export const listProven = (db: Queryable, userId: string): Promise<ProvenCompany[]> =>
  db
    .select({ creditCode: certifications.creditCode, legalName: certifications.legalName })
    .from(certifications)
    .where(
      and(eq(certifications.userId, userId), eq(certifications.state, 'PASSED'), not(isRevoked)),
    )
    .groupBy(certifications.creditCode, certifications.legalName)
    .orderBy(desc(max(certifications.createdAt)), certifications.creditCode);
