import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.js';

/** Adds a job whose last attempt failed; running it would do nothing. */
export async function addFailedJob(
  db: Queryable,
  { message = 'It failed', createdAt = new Date() } = {},
): Promise<string> {
  const id = randomUUID();
  await db.execute(sql`insert into pgboss.job
    (id, name, data, state, retry_limit, retry_count, started_on, completed_on, created_on, output)
    values (${id}::uuid, 'publication', ${JSON.stringify({ changeId: id })}::jsonb, 'failed', 9, 9,
      ${createdAt.toISOString()}::timestamptz, now(), ${createdAt.toISOString()}::timestamptz,
      ${JSON.stringify({ message })}::jsonb)`);
  return id;
}
