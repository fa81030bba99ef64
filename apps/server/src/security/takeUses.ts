import { eq, sql } from 'drizzle-orm';
import { ApiError } from '../contract/ApiError.js';
import type { Queryable } from '../db/database.js';
import { releaseUses, type Limit } from './rateLimit.js';
import { rateLimits } from '../schema/rateLimits.js';

/** Counts a use within the limit; otherwise returns the seconds to wait. */
async function takeUse(db: Queryable, limit: Limit, now: Date): Promise<number | null> {
  const { count, key, resetsAt } = rateLimits;
  const { amount = 1, max } = limit;
  const end = new Date(now.getTime() + limit.windowSeconds * 1000);
  // Released uses can leave a window without uses.
  const isOver = sql`(${resetsAt} <= ${now.toISOString()}::timestamptz or ${count} <= 0)`;
  const add = db
    .insert(rateLimits)
    .values({ key: limit.key, count: amount, resetsAt: end })
    .onConflictDoUpdate({
      target: key,
      set: {
        count: sql`case when ${isOver} then ${amount} else ${count} + ${amount} end`,
        resetsAt: sql`case when ${isOver} then ${end.toISOString()}::timestamptz else ${resetsAt} end`,
      },
      setWhere: sql`${isOver} or ${count} + ${amount} <= ${max}`,
    })
    .returning({ key });
  if (amount <= max && (await add).length > 0) return null;
  const [row] = await db.select().from(rateLimits).where(eq(key, limit.key));
  const waitMs = (row?.resetsAt ?? end).getTime() - now.getTime();
  return Math.max(1, Math.ceil(waitMs / 1000));
}

/**
 * Counts the use of every limit or of none: throws 003001 if one is exhausted. List the tightest limit first.
 * Concurrent calls cannot exceed a limit.
 */
export async function takeUses(db: Queryable, limits: readonly Limit[], now: Date): Promise<void> {
  const taken: Limit[] = [];
  for (const limit of limits) {
    const wait = await takeUse(db, limit, now);
    if (wait !== null) {
      // One at a time: two calls that release the same rows in different orders would deadlock.
      for (const { key, amount } of taken) await releaseUses(db, [key], amount);
      throw new ApiError('003001', { retryAfterSeconds: wait });
    }
    taken.push(limit);
  }
}
