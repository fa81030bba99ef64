import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { securityEvents, securityTrails } from '../../schema/securityEvents.js';

/** The next trails by subject. */
export const nextTrails = (db: Queryable, after: string, limit: number) =>
  db
    .select({
      id: securityTrails.subject,
      status: securityTrails.last,
      version: securityTrails.length,
    })
    .from(securityTrails)
    .where(gt(securityTrails.subject, after))
    .orderBy(asc(securityTrails.subject))
    .limit(limit);

/** The rows of some trails, each in order; the event stands for the status that a row led to. */
export async function readTrails(db: Queryable, subjects: readonly string[]) {
  const rows = await db
    .select()
    .from(securityEvents)
    .where(inArray(securityEvents.subject, [...subjects]))
    .orderBy(asc(securityEvents.subject), asc(securityEvents.position));
  return rows.map((row) => ({ ...row, status: row.event }));
}

/** Whether the database has been migrated to a version with security events. */
export async function hasSecurityEvents(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass('security_events') is not null as found`,
  );
  return rows[0]?.found ?? false;
}
