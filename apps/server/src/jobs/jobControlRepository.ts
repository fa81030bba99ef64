import { cutText } from '@huiqi/sdk/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Job, JobName, JobState } from '@huiqi/sdk';
import type { Queryable } from '../db/database.js';
import { page, type Page, type PageInput } from '../db/page.js';
import { announceJob } from './addJob.js';

/** States in the queue's terms, and in the contract's. */
const states = {
  created: 'WAITING',
  retry: 'RETRYING',
  active: 'ACTIVE',
  completed: 'DONE',
  cancelled: 'CANCELLED',
  failed: 'FAILED',
} as const satisfies Readonly<Record<string, JobState>>;

type QueueState = keyof typeof states;
type Moment = Date | string;

interface JobRow extends Record<string, unknown> {
  readonly id: string;
  readonly name: JobName;
  readonly state: QueueState;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly startAfter: Moment;
  readonly startedOn: Moment | null;
  readonly completedOn: Moment | null;
  readonly createdOn: Moment;
  readonly message: string | null;
}

const columns = sql.raw(`id, name, state, retry_limit + 1 as "maxAttempts",
  retry_count + case when started_on is null then 0 else 1 end as attempts,
  start_after as "startAfter", started_on as "startedOn", completed_on as "completedOn", created_on as "createdOn",
  coalesce(output ->> 'message', output -> 'value' ->> 'message') as message`);

const textOf = (moment: Moment) => new Date(moment).toISOString();
const keptCharacters = 512;

const toJob = (row: JobRow): Job => ({
  id: row.id,
  name: row.name,
  state: states[row.state],
  attempts: row.attempts,
  maxAttempts: row.maxAttempts,
  dueTs: textOf(row.startAfter),
  startedTs: row.startedOn === null ? null : textOf(row.startedOn),
  endedTs: row.completedOn === null ? null : textOf(row.completedOn),
  createdTs: textOf(row.createdOn),
  lastError: row.message === null ? null : cutText(row.message, keptCharacters),
});

export interface JobFilters extends PageInput {
  readonly name?: JobName | undefined;
  readonly state?: JobState | undefined;
}

const queueState = (wanted: JobState): string =>
  Object.entries(states).find(([, state]) => state === wanted)?.[0] ?? '';

function matching({ name, state }: JobFilters): SQL {
  const conditions = [
    sql`true`,
    ...(name === undefined ? [] : [sql`name = ${name}`]),
    ...(state === undefined ? [] : [sql`state = ${queueState(state)}`]),
  ];
  return sql.join(conditions, sql` and `);
}

async function countMatching(db: Queryable, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(
    sql`select count(*) as total from pgboss.job where ${where}`,
  );
  return Number(rows[0]?.total ?? 0);
}

/** Reads one page of jobs, newest first. */
export function findJobs(
  db: Queryable,
  filters: JobFilters,
  defaultSize: number,
): Promise<Page<Job>> {
  const where = matching(filters);
  return page(
    {
      rows: async ({ limit, offset }) => {
        const { rows } = await db.execute<JobRow>(sql`select ${columns} from pgboss.job
          where ${where} order by created_on desc, id limit ${limit} offset ${offset}`);
        return rows;
      },
      toItem: toJob,
      total: countMatching(db, where),
    },
    filters,
    defaultSize,
  );
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Locks a job until the transaction ends, so that nobody runs or changes it meanwhile. */
export async function lockJob(tx: Queryable, id: string): Promise<Job | undefined> {
  if (!uuid.test(id)) return undefined;
  const { rows } = await tx.execute<JobRow>(
    sql`select ${columns} from pgboss.job where id = ${id}::uuid for update`,
  );
  return rows[0] && toJob(rows[0]);
}

async function change(tx: Queryable, { id, name }: Job, set: SQL): Promise<Job> {
  const { rows } = await tx.execute<JobRow>(
    sql`update pgboss.job set ${set} where name = ${name} and id = ${id}::uuid returning ${columns}`,
  );
  if (!rows[0]) throw new Error('The job is not held.');
  return toJob(rows[0]);
}

/** Makes a job due at once with all its attempts left; its slot may be taken by now. */
export async function restartJob(tx: Queryable, job: Job): Promise<Job> {
  const restarted = await change(
    tx,
    job,
    sql`state = 'retry', retry_count = 0, started_on = null, completed_on = null, singleton_on = null,
      start_after = now() - interval '1 second', keep_until = now() + interval '1 day'`,
  );
  announceJob(job.name);
  return restarted;
}

/** Ends a job undone. */
export const cancelJob = (tx: Queryable, job: Job): Promise<Job> =>
  change(tx, job, sql`state = 'cancelled', completed_on = now()`);
