import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { policyApplicationEvents, policyApplications } from '../../schema/policyApplications.js';

/** The next declarations by id, as their trails have to agree with them. */
export const nextDeclarations = (db: Queryable, after: string, limit: number) =>
  db
    .select({
      id: policyApplications.id,
      status: policyApplications.state,
      version: policyApplications.version,
    })
    .from(policyApplications)
    .where(gt(policyApplications.id, after))
    .orderBy(asc(policyApplications.id))
    .limit(limit);

/** The trails of some declarations, each in order. */
export const readChains = (db: Queryable, ids: readonly string[]) =>
  db
    .select()
    .from(policyApplicationEvents)
    .where(inArray(policyApplicationEvents.applicationId, [...ids]))
    .orderBy(asc(policyApplicationEvents.applicationId), asc(policyApplicationEvents.position));

/** Whether the database has been migrated to a version with declarations. */
export async function hasDeclarations(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('policy_application_events') is not null as found`,
  );
  return rows[0]?.found ?? false;
}
