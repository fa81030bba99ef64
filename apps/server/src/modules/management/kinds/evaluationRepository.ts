import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.js';
import {
  evaluationActivities,
  evaluationObjects,
  evaluationSubmissions,
} from '../../../schema/evaluations.js';
import type { ContentOf, StoredKind } from './ManagedKind.js';

type Evaluation = ContentOf<'EVALUATION'>;

const activities = evaluationActivities;
const objects = evaluationObjects;

const departmentsOf = (db: Queryable, activityId: string) =>
  db
    .select({ id: objects.id, name: objects.name })
    .from(objects)
    .where(eq(objects.activityId, activityId))
    .orderBy(asc(objects.place));

/** Whether a company has answered. */
export const hasAnswers = async (db: Queryable, activityId: string): Promise<boolean> => {
  const own = db.select({ id: objects.id }).from(objects).where(eq(objects.activityId, activityId));
  return (await db.$count(evaluationSubmissions, inArray(evaluationSubmissions.objectId, own))) > 0;
};

/** Departments that stay keep their ids, and thereby their ratings; those of a copied activity get new ones. */
async function storeDepartments(
  tx: Queryable,
  activityId: string,
  departments: Evaluation['departments'],
) {
  const known = new Set((await departmentsOf(tx, activityId)).map(({ id }) => id));
  const rows = departments.map(({ id, name }, place) => ({
    id: known.has(id) ? id : randomUUID(),
    activityId,
    name,
    place,
  }));
  const kept = rows.map(({ id }) => id);
  await tx
    .delete(objects)
    .where(
      and(
        eq(objects.activityId, activityId),
        kept.length === 0 ? undefined : notInArray(objects.id, kept),
      ),
    );
  for (const row of rows)
    await tx
      .insert(objects)
      .values(row)
      .onConflictDoUpdate({ target: objects.id, set: { name: row.name, place: row.place } });
}

export const storedEvaluation: StoredKind<'EVALUATION'> = {
  things: sql`select ${activities.id} as id, ${activities.name} as title, null as owner, null as bank_id,
    nullif(${activities.scfProvince}, '0') as scf_province, ${activities.canceledAt} is null as is_public
    from ${activities}`,
  read: async (db, id) => {
    const [row] = await db.select().from(activities).where(eq(activities.id, id));
    if (!row) return null;
    const { name, introduction, commentContent, scfProvince, scfCity, scfDistrict } = row;
    const own = { name, introduction, commentContent, scfProvince, scfCity, scfDistrict };
    return {
      kind: 'EVALUATION',
      ...own,
      beginTs: row.beginAt.toISOString(),
      endTs: row.endAt.toISOString(),
      questions: row.questions.map((one) => ({ ...one, options: [...one.options] })),
      departments: await departmentsOf(db, id),
    };
  },
  publish: async (tx, id, { kind: _kind, beginTs, endTs, departments, ...content }) => {
    if (beginTs === null || endTs === null)
      throw new Error('An activity without times has problems');
    const times = { beginAt: new Date(beginTs), endAt: new Date(endTs) };
    const values = { ...content, ...times, canceledAt: null };
    await tx
      .insert(activities)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: activities.id, set: values });
    await storeDepartments(tx, id, departments);
  },
  withdraw: async (tx, id, { now }) => {
    await tx.update(activities).set({ canceledAt: now }).where(eq(activities.id, id));
  },
};
