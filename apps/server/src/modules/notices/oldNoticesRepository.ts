import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.js';

const batch = 10_000;

/** Deletes personal notices and ended announcements from before a time, in statements that each take a moment. */
export async function deleteOldNotices(db: Queryable, before: Date): Promise<void> {
  const limit = before.toISOString();
  for (let deleted = batch; deleted === batch;) {
    const { rowCount } = await db.execute(sql`
      delete from notices where id in (
        select id from notices where created_at < ${limit} and (user_id is not null or withdrawn_at < ${limit} or ends_on < ${limit}::timestamptz)
        limit ${batch})`);
    deleted = rowCount ?? 0;
  }
}
