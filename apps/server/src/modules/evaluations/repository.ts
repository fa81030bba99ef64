import { and, asc, desc, eq, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { EvaluationActivity, OperationInput } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { page, type Page } from '../../db/page.js';
import type { Region } from '../../http/headers/regionOf.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { inRegionOf } from '../../security/regionScope.js';
import { activityStatus } from './activityStatus.js';
import {
  evaluationActivities,
  evaluationObjects,
  evaluationSubmissions,
} from '../../schema/evaluations.js';

export type ActivityRow = typeof evaluationActivities.$inferSelect;
export type SubmissionRow = typeof evaluationSubmissions.$inferSelect;

export const toActivity = (row: ActivityRow, now: Date): EvaluationActivity => ({
  id: row.id,
  name: row.name,
  introduction: row.introduction,
  beginTs: row.beginAt.toISOString(),
  endTs: row.endAt.toISOString(),
  commentContent: row.commentContent,
  activityStatus: activityStatus(row, now),
});

/** The activities within a scope: running ones first, then the newest. */
export function listActivities(
  db: Queryable,
  range: OperationInput<'listEvaluationActivities'>,
  now: Date,
  scope: SQL | undefined,
): Promise<Page<EvaluationActivity>> {
  const { beginAt, endAt, canceledAt, id } = evaluationActivities;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const runs = sql`(${canceledAt} is null or ${canceledAt} > ${moment}) and ${beginAt} <= ${moment} and ${endAt} > ${moment}`;
  const rows = db
    .select()
    .from(evaluationActivities)
    .where(scope)
    .orderBy(desc(sql`(${runs})::int`), desc(beginAt), asc(id));
  const total = db.$count(evaluationActivities, scope);
  return page({ rows, toItem: (row) => toActivity(row, now), total }, range, 10);
}

/** Activities that rate departments in a staff member's region. */
export const ofRegion = (user: CurrentUser): SQL | undefined =>
  inRegionOf(user, evaluationActivities);

const at = (column: AnyColumn, code: string) =>
  code === '0' ? undefined : inArray(column, [code, '0']);

/** Activities that rate departments in the region of a call, in what it lies in or in what is in it. */
export const around = ({ scfProvince, scfCity, scfDistrict }: Region): SQL | undefined =>
  and(
    eq(evaluationActivities.scfProvince, scfProvince),
    at(evaluationActivities.scfCity, scfCity),
    at(evaluationActivities.scfDistrict, scfDistrict),
  );

/** Finds an activity within a scope; all activities by default. */
export async function findActivity(
  db: Queryable,
  id: string,
  scope?: SQL,
): Promise<ActivityRow | undefined> {
  const [row] = await db
    .select()
    .from(evaluationActivities)
    .where(and(eq(evaluationActivities.id, id), scope));
  return row;
}

export interface DepartmentRow {
  readonly id: string;
  readonly name: string;
  readonly whetherSubmitted: boolean;
}

/** The departments of an activity, and whether the company has rated each. */
export async function listDepartments(
  db: Queryable,
  activityId: string,
  companyId: string | undefined,
): Promise<DepartmentRow[]> {
  const rows = await db
    .select({
      id: evaluationObjects.id,
      name: evaluationObjects.name,
      submissionId: evaluationSubmissions.id,
    })
    .from(evaluationObjects)
    .leftJoin(
      evaluationSubmissions,
      and(
        eq(evaluationSubmissions.objectId, evaluationObjects.id),
        eq(evaluationSubmissions.companyId, companyId ?? ''),
      ),
    )
    .where(eq(evaluationObjects.activityId, activityId))
    .orderBy(asc(evaluationObjects.place));
  return rows.map(({ submissionId, ...row }) => ({
    ...row,
    whetherSubmitted: submissionId !== null,
  }));
}

export async function findDepartment(
  db: Queryable,
  activityId: string,
  id: string,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const [row] = await db
    .select({ id: evaluationObjects.id, name: evaluationObjects.name })
    .from(evaluationObjects)
    .where(and(eq(evaluationObjects.activityId, activityId), eq(evaluationObjects.id, id)));
  return row;
}

export async function findSubmission(
  db: Queryable,
  objectId: string,
  companyId: string,
): Promise<SubmissionRow | undefined> {
  const [row] = await db
    .select()
    .from(evaluationSubmissions)
    .where(
      and(
        eq(evaluationSubmissions.objectId, objectId),
        eq(evaluationSubmissions.companyId, companyId),
      ),
    );
  return row;
}

/** Stores a questionnaire; returns false if the company has already submitted one about the department. */
export async function storeSubmission(db: Queryable, row: SubmissionRow): Promise<boolean> {
  const stored = await db
    .insert(evaluationSubmissions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: evaluationSubmissions.id });
  return stored.length > 0;
}
