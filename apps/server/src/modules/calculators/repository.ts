import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { companies } from '../../schema/companies.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { loanLimits } from '../../schema/loanLimits.js';

export type Estimate = typeof loanLimits.$inferSelect;
export type NewEstimate = Omit<Estimate, 'id' | 'createdAt' | 'updatedAt'>;
export interface BoundCompany {
  readonly company: typeof companies.$inferSelect;
  readonly authorized: boolean;
}

/** Finds companies of the user by id; other users' companies are not found. */
export async function findBound(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BoundCompany>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ company: companies, authorized: userCompanies.authorized })
    .from(userCompanies)
    .innerJoin(companies, eq(companies.id, userCompanies.companyId))
    .where(and(eq(userCompanies.userId, userId), inArray(companies.id, [...ids])));
  return new Map(rows.map((row) => [row.company.id, row]));
}

/** Finds an estimate of the user. */
export async function findEstimate(
  db: Queryable,
  userId: string,
  id: string,
): Promise<Estimate | undefined> {
  const [row] = await db
    .select()
    .from(loanLimits)
    .where(and(eq(loanLimits.id, id), eq(loanLimits.userId, userId)));
  return row;
}

export async function findLatestEstimate(
  db: Queryable,
  userId: string,
): Promise<Estimate | undefined> {
  const [row] = await db
    .select()
    .from(loanLimits)
    .where(eq(loanLimits.userId, userId))
    .orderBy(desc(loanLimits.updatedAt), desc(loanLimits.id))
    .limit(1);
  return row;
}

export async function insertEstimate(
  db: Queryable,
  estimate: NewEstimate,
  now: Date,
): Promise<Estimate> {
  const row = { ...estimate, id: randomUUID(), createdAt: now, updatedAt: now };
  await db.insert(loanLimits).values(row);
  return row;
}

/** Replaces an estimate of the user; undefined if there is none. */
export async function updateEstimate(
  db: Queryable,
  id: string,
  { userId, ...estimate }: NewEstimate,
  now: Date,
): Promise<Estimate | undefined> {
  const [row] = await db
    .update(loanLimits)
    .set({ ...estimate, updatedAt: now })
    .where(and(eq(loanLimits.id, id), eq(loanLimits.userId, userId)))
    .returning();
  return row;
}
