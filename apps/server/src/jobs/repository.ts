import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.js';
import type { JobName } from './jobNames.js';

/** The queues with work to do, in one statement however many queues there are. */
export async function dueQueues(db: Queryable): Promise<JobName[]> {
  const { rows } = await db.execute<{ name: JobName }>(sql`
    select q.name from pgboss.queue q where exists (
      select 1 from pgboss.job j where j.name = q.name and j.state < 'active' and j.start_after < now())`);
  return rows.map(({ name }) => name);
}

/** What a job waits for, or its outcome; `given_up` without another attempt, `failed` after the last one. */
export const jobStates = ['waiting', 'active', 'done', 'given_up', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

export interface QueueCounts extends Readonly<Record<JobState, number>> {
  readonly name: string;
  /** Waiting jobs that should have begun by now. */
  readonly due: number;
  /** Seconds since the first of these should have begun. */
  readonly lateSeconds: number;
}

/** Counts the jobs of each queue; completed ones are kept for two hours. */
export async function countJobs(db: Queryable): Promise<QueueCounts[]> {
  const { rows } = await db.execute<Record<keyof QueueCounts, string>>(sql`
    select q.name,
      count(*) filter (where j.state in ('created', 'retry')) as waiting,
      count(*) filter (where j.state = 'active') as active,
      count(*) filter (where j.state = 'completed') as done,
      count(*) filter (where j.state = 'cancelled') as given_up,
      count(*) filter (where j.state = 'failed') as failed,
      count(*) filter (where j.state in ('created', 'retry') and j.start_after < now()) as due,
      coalesce(extract(epoch from now() - min(j.start_after)
        filter (where j.state in ('created', 'retry') and j.start_after < now())), 0) as "lateSeconds"
    from pgboss.queue q left join pgboss.job j on j.name = q.name group by q.name order by q.name`);
  return rows.map((row) => ({
    name: row.name,
    waiting: Number(row.waiting),
    active: Number(row.active),
    done: Number(row.done),
    given_up: Number(row.given_up),
    failed: Number(row.failed),
    due: Number(row.due),
    lateSeconds: Math.round(Number(row.lateSeconds)),
  }));
}

export interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly tries: number;
  readonly message: string | null;
  readonly failedAt: Date;
}

/** The latest permanently failed jobs, newest first. */
export async function listFailedJobs(db: Queryable, limit: number): Promise<FailedJob[]> {
  const { rows } = await db.execute<Record<string, unknown> & FailedJob>(sql`
    select id, name, retry_count + 1 as tries, completed_on as "failedAt",
      coalesce(output ->> 'message', output -> 'value' ->> 'message') as message
    from pgboss.job where state = 'failed' order by completed_on desc, id limit ${limit}`);
  return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) }));
}
