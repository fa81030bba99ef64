import { sql, type SQL } from 'drizzle-orm';
import type { EvaluationComment, OperationInput } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { page, type Page } from '../../db/page.js';
import {
  evaluationActivities,
  evaluationObjects,
  evaluationSubmissions,
} from '../../schema/evaluations.js';

export interface QuestionAverage {
  readonly departmentId: string;
  readonly questionId: string;
  readonly averageScore: string;
}
export interface DepartmentAverage {
  readonly id: string;
  readonly name: string;
  readonly submissions: number;
  readonly averageScore: string | null;
}

/** Every chosen option of an activity with its score. Free texts have none. */
const chosen = (activityId: string): SQL => sql`
  select o.id as department_id, s.id as submission_id, answer->>'questionId' as question_id,
         (option->>'score')::numeric as score
  from ${evaluationObjects} o
  join ${evaluationActivities} a on a.id = o.activity_id
  join ${evaluationSubmissions} s on s.object_id = o.id
  cross join lateral jsonb_array_elements(s.answers) answer
  join lateral jsonb_array_elements(a.questions) question on question->>'id' = answer->>'questionId'
  join lateral jsonb_array_elements(question->'options') option on option->>'id' = answer->>'optionId'
  where o.activity_id = ${activityId}`;

const twoDecimals = (value: SQL): SQL => sql`to_char(${value}, 'FM990.00')`;

/** Average per question and department. */
export async function questionAverages(
  db: Queryable,
  activityId: string,
): Promise<QuestionAverage[]> {
  const { rows } = await db.execute<{
    department_id: string;
    question_id: string;
    average: string;
  }>(
    sql`select department_id, question_id, ${twoDecimals(sql`avg(score)`)} as average
        from (${chosen(activityId)}) c group by department_id, question_id`,
  );
  return rows.map((row) => ({
    departmentId: row.department_id,
    questionId: row.question_id,
    averageScore: row.average,
  }));
}

/** Average of each department over its questionnaires, best first; those without any last. */
export async function departmentAverages(
  db: Queryable,
  activityId: string,
): Promise<DepartmentAverage[]> {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    submissions: number;
    average: string | null;
  }>(sql`
    select o.id, o.name, count(distinct s.id)::int as submissions, ${twoDecimals(sql`max(c.average)`)} as average
    from ${evaluationObjects} o
    left join ${evaluationSubmissions} s on s.object_id = o.id
    left join (select department_id, avg(score) as average from (${chosen(activityId)}) one group by department_id) c
      on c.department_id = o.id
    where o.activity_id = ${activityId}
    group by o.id, o.name, o.place
    order by max(c.average) desc nulls last, o.place`);
  return rows.map(({ average, ...row }) => ({ ...row, averageScore: average }));
}

/** Average over all questionnaires of an activity; null if there is none. */
export async function activityAverage(db: Queryable, activityId: string): Promise<string | null> {
  const { rows } = await db.execute<{ average: string | null }>(
    sql`select ${twoDecimals(sql`avg(score)`)} as average from (${chosen(activityId)}) c`,
  );
  return rows[0]?.average ?? null;
}

/** Comments and free texts of an activity without their authors, newest first. */
export function listComments(
  db: Queryable,
  { id: activityId, departmentId, ...range }: OperationInput<'listEvaluationComments'>,
): Promise<Page<EvaluationComment>> {
  const of = departmentId === undefined ? sql`` : sql`and o.id = ${departmentId}`;
  const all = sql`
    select s.id || '-' || coalesce(t.question_id, 'comment') as id, o.name as department_name, t.title, t.content,
           s.created_at
    from ${evaluationSubmissions} s
    join ${evaluationObjects} o on o.id = s.object_id
    join ${evaluationActivities} a on a.id = o.activity_id
    cross join lateral (
      select null::text as question_id, null::text as title, s.comment_content as content
      union all
      select answer->>'questionId', question->>'title', answer->>'content'
      from jsonb_array_elements(s.answers) answer
      join jsonb_array_elements(a.questions) question on question->>'id' = answer->>'questionId'
    ) t
    where o.activity_id = ${activityId} ${of} and coalesce(t.content, '') <> ''`;
  const count = db.execute<{ total: number }>(sql`select count(*)::int as total from (${all}) c`);
  return page<CommentRow, EvaluationComment>(
    {
      rows: async ({ limit, offset }) => {
        const { rows } = await db.execute<CommentRow>(
          sql`${all} order by s.created_at desc, 1 limit ${limit} offset ${offset}`,
        );
        return rows;
      },
      toItem: (row) => ({
        id: row.id,
        departmentName: row.department_name,
        title: row.title,
        content: row.content,
        createdTs: new Date(row.created_at).toISOString(),
      }),
      total: count.then(({ rows }) => rows[0]?.total ?? 0),
    },
    range,
    10,
  );
}

interface CommentRow extends Record<string, unknown> {
  readonly id: string;
  readonly department_name: string;
  readonly title: string | null;
  readonly content: string;
  readonly created_at: string;
}
