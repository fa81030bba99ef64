import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Policy } from '@huiqi/sdk';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.js';
import {
  policies,
  policyDictionary,
  policyFavourites,
  policyFigures,
  policyPublishers,
  policyTemplates,
} from '../../schema/policies.js';
import { toPolicy } from './toPolicy.js';

/** A stored policy. */
export type PolicyRow = typeof policies.$inferSelect;

/** The reader of policies, and the day (YYYY-MM-DD). */
export interface Reading {
  readonly userId: string | null;
  readonly today: string;
}

const categories = alias(policyDictionary, 'policy_categories');
const grades = alias(policyDictionary, 'policy_grades');

const columns = {
  publishOrgName: policyPublishers.name,
  publishOrgLogo: policyPublishers.logoUrl,
  categoryName: categories.name,
  gradeName: grades.name,
  views: policyFigures.views,
};

/** Visitors have none, and their responses are cached (docs/adr/0006): their reads may only use public tables. */
const isFavouriteOf = (userId: string | null) =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (
        select 1 from ${policyFavourites}
        where ${policyFavourites.policyId} = ${policies.id} and ${policyFavourites.userId} = ${userId})`;

const listed = {
  id: policies.id,
  title: policies.title,
  summary: policies.summary,
  publishNumber: policies.publishNumber,
  category: policies.category,
  grade: policies.grade,
  enterpriseSizes: policies.enterpriseSizes,
  publishOrgId: policies.publishOrgId,
  publishedAt: policies.publishedAt,
  declareFrom: policies.declareFrom,
  declareUntil: policies.declareUntil,
  declaredOnline: policies.declaredOnline,
  withdrawnAt: policies.withdrawnAt,
  maxAmount: policies.maxAmount,
};

const withNames = (db: Queryable, userId: string | null) =>
  db
    .select({ ...columns, isFavourite: isFavouriteOf(userId), policy: listed })
    .from(policies)
    .innerJoin(policyPublishers, eq(policyPublishers.id, policies.publishOrgId))
    .leftJoin(
      categories,
      and(eq(categories.kind, 'CATEGORY'), eq(categories.code, policies.category)),
    )
    .leftJoin(grades, and(eq(grades.kind, 'GRADE'), eq(grades.code, policies.grade)))
    .leftJoin(policyFigures, eq(policyFigures.policyId, policies.id))
    .$dynamic();

/** Rows for lists that meet a condition, unordered. */
export const selectListed = (db: Queryable, userId: string | null, where: SQL | undefined) =>
  withNames(db, userId).where(where);

/** Policies in the order of the given ids. */
export async function listByIds(
  db: Queryable,
  ids: readonly string[],
  { userId, today }: Reading,
): Promise<Policy[]> {
  if (ids.length === 0) return [];
  const rows = await selectListed(db, userId, inArray(policies.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.policy.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toPolicy(row, today)] : [];
  });
}

/** Texts of policies to quote from, by id. */
export async function readTexts(db: Queryable, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: policies.id, text: policies.plainText })
    .from(policies)
    .where(inArray(policies.id, ids));
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** A policy as stored, including withdrawn ones. */
export async function policyById(db: Queryable, id: string): Promise<PolicyRow | undefined> {
  const [row] = await db.select().from(policies).where(eq(policies.id, id));
  return row;
}

/** File names of templates by their ids. */
export async function readTemplateNames(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: policyTemplates.id, fileName: policyTemplates.fileName })
    .from(policyTemplates)
    .where(inArray(policyTemplates.id, [...ids]));
  return new Map(rows.map(({ id, fileName }) => [id, fileName]));
}

export async function findTemplate(
  db: Queryable,
  id: string,
): Promise<typeof policyTemplates.$inferSelect | undefined> {
  const [row] = await db.select().from(policyTemplates).where(eq(policyTemplates.id, id));
  return row;
}
