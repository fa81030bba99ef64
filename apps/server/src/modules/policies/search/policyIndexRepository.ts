import { gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.js';
import { policies, policyFigures } from '../../../schema/policies.js';
import type { IndexedPolicy } from './IndexedPolicy.js';

/** The transaction that wrote the row: different for each stored version of a policy. */
const version = sql<string>`${policies}.xmin::text`;

/** Versions of the listed policies by id, without withdrawn ones. */
export async function readVersions(db: Queryable): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: policies.id, version })
    .from(policies)
    .where(isNull(policies.withdrawnAt));
  return new Map(rows.map((row) => [row.id, row.version]));
}

export async function readForIndex(db: Queryable, ids: string[]): Promise<IndexedPolicy[]> {
  const rows = await db
    .select({
      id: policies.id,
      version,
      title: policies.title,
      plainText: policies.plainText,
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
      targets: policies.targets,
    })
    .from(policies)
    .where(inArray(policies.id, ids));
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.getTime() }));
}

export interface ViewsRow {
  readonly policyId: string;
  readonly views: number;
}

/**
 * Figures changed since a moment of the database's clock, and the moment for the next read. It is slightly in the past,
 * so that transactions still open now are read next time.
 */
export async function readViews(
  db: Queryable,
  since: string,
): Promise<{ readonly rows: ViewsRow[]; readonly until: string }> {
  const { rows: moments } = await db.execute<{ until: string }>(
    sql`select (now() - interval '10 seconds')::text as until`,
  );
  const rows = await db
    .select({ policyId: policyFigures.policyId, views: policyFigures.views })
    .from(policyFigures)
    .where(gte(policyFigures.changedAt, sql`${since}::timestamptz`));
  return { rows, until: moments[0]?.until ?? since };
}
