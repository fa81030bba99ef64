import { randomUUID } from 'node:crypto';
import { conflict, existing, notFound } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import type { Queryable } from '../../db/database.js';
import { holds } from '../../security/holds.js';
import { findActingCompany } from '../companies/actingCompany.js';
import { requireOpen } from './activityStatus.js';
import { checkAnswers } from './checkAnswers.js';
import {
  around,
  findActivity,
  findDepartment,
  findSubmission,
  listActivities,
  listDepartments,
  ofRegion,
  storeSubmission,
  toActivity,
  type ActivityRow,
} from './repository.js';
import {
  activityAverage,
  departmentAverages,
  listComments,
  questionAverages,
} from './resultRepository.js';
import { toQuestionnaire } from './toQuestionnaire.js';

/** Finds an activity in a scope; throws if there is none. */
async function activityOf(
  db: Queryable,
  id: string,
  scope?: ReturnType<typeof ofRegion>,
): Promise<ActivityRow> {
  return existing(await findActivity(db, id, scope));
}

/** The subject of a questionnaire. A company that the user may not act for counts as missing. */
async function subjectOf(
  { db, user }: Pick<UserCall<'getQuestionnaire'>, 'db' | 'user'>,
  activity: ActivityRow,
  ids: { readonly evaluationObjectId: string; readonly socialCreditIdentifier: string },
) {
  const company = await findActingCompany(db, user.id, ids.socialCreditIdentifier);
  const department = await findDepartment(db, activity.id, ids.evaluationObjectId);
  if (!company || !department) throw notFound();
  return { company, department };
}

export const handlers = {
  // Users who may read results are listed the activities with results for them; all others those of the site's region.
  listEvaluationActivities: ({ db, input, now, visitor, region }) =>
    listActivities(
      db,
      input,
      now(),
      visitor && holds(visitor, 'ADMIN_EVALUATIONS') ? ofRegion(visitor) : around(region),
    ),

  getEvaluationActivity: async ({ db, input, now }) => {
    const activity = await activityOf(db, input.id);
    requireOpen(activity, now());
    return toActivity(activity, now());
  },

  listEvaluationDepartments: async ({ db, input, visitor }) => {
    const activity = await activityOf(db, input.id);
    const code = input.socialCreditIdentifier;
    const company =
      visitor && code !== undefined ? await findActingCompany(db, visitor.id, code) : undefined;
    return listDepartments(db, activity.id, company?.id);
  },

  // A submitted questionnaire stays readable after the end.
  getQuestionnaire: async (call) => {
    const { db, input, now } = call;
    const activity = await activityOf(db, input.id);
    const { company, department } = await subjectOf(call, activity, input);
    const submitted = await findSubmission(db, department.id, company.id);
    if (!submitted) requireOpen(activity, now());
    const { creditCode } = company;
    return toQuestionnaire({ department, creditCode, questions: activity.questions, submitted });
  },

  submitQuestionnaire: async (call) => {
    const { db, input, user, now } = call;
    const activity = await activityOf(db, input.id);
    const { company, department } = await subjectOf(call, activity, input.body);
    requireOpen(activity, now());
    const comment = input.body.commentContent?.trim() ?? '';
    const stored = await storeSubmission(db, {
      id: randomUUID(),
      objectId: department.id,
      companyId: company.id,
      userId: user.id,
      answers: checkAnswers(activity.questions, input.body.answers),
      commentContent: comment === '' ? null : comment,
      createdAt: now(),
    });
    if (!stored) throw conflict('贵企业已评价过该部门');
    return null;
  },

  getEvaluationResults: async ({ db, user, input, now }) => {
    const activity = await activityOf(db, input.id, ofRegion(user));
    const [departments, questions, averageScore] = [
      await departmentAverages(db, activity.id),
      await questionAverages(db, activity.id),
      await activityAverage(db, activity.id),
    ];
    const scored = activity.questions.filter(({ options }) => options.length > 0);
    const averageOf = (departmentId: string, questionId: string) =>
      questions.find((one) => one.departmentId === departmentId && one.questionId === questionId)
        ?.averageScore ?? null;
    return {
      activity: toActivity(activity, now()),
      submissions: departments.reduce((sum, { submissions }) => sum + submissions, 0),
      averageScore,
      departments: departments.map((department) => ({
        ...department,
        questions: scored.map(({ id, title }) => ({
          id,
          title,
          averageScore: averageOf(department.id, id),
        })),
      })),
    };
  },

  listEvaluationComments: async ({ db, user, input }) => {
    await activityOf(db, input.id, ofRegion(user));
    return listComments(db, input);
  },
} satisfies Handlers;
