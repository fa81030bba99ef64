import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.js';
import type { JobName } from './jobNames.js';

/** The queues that have something to do: one statement, however many queues there are. */
export async function dueQueues(db: Queryable): Promise<JobName[]> {
  const { rows } = await db.execute<{ name: JobName }>(sql`
    select q.name from pgboss.queue q where exists (
      select 1 from pgboss.job j where j.name = q.name and j.state < 'active' and j.start_after < now())`);
  return rows.map(({ name }) => name);
}
