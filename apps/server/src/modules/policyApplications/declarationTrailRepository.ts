import { and, asc, desc, eq, gt, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';
import { policyPublishers, policies } from '../../schema/policies.js';
import { users } from '../../schema/users.js';
import { policyApplicationEvents, policyApplications } from '../../schema/policyApplications.js';

const select = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      event: policyApplicationEvents,
      user: { name: users.name, role: users.role },
      publishOrgName: policyPublishers.name,
    })
    .from(policyApplicationEvents)
    .innerJoin(policyApplications, eq(policyApplications.id, policyApplicationEvents.applicationId))
    .innerJoin(policies, eq(policies.id, policyApplications.policyId))
    .innerJoin(policyPublishers, eq(policyPublishers.id, policies.publishOrgId))
    .innerJoin(users, eq(users.id, policyApplicationEvents.userId))
    .where(where);

/** A trail entry with its actor and the department they acted for. */
export type TrailEntry = Awaited<ReturnType<typeof select>>[number];

const of = (id: string) => eq(policyApplicationEvents.applicationId, id);

/** The trail of a declaration, newest first. */
export const readTrail = (db: Queryable, id: string): Promise<TrailEntry[]> =>
  select(db, of(id)).orderBy(desc(policyApplicationEvents.position));

/** The steps after a given version of a declaration, oldest first. */
export const readTrailSince = (db: Queryable, id: string, version: number): Promise<TrailEntry[]> =>
  select(db, and(of(id), gt(policyApplicationEvents.position, version))).orderBy(
    asc(policyApplicationEvents.position),
  );
