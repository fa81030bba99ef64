import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.js';
import { rateLimits } from './rateLimitsTable.js';
import { ApiError } from '../contract/ApiError.js';

export interface Limit {
  readonly key: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/** Counts one use in a fixed window, for all processes; throws 003001 if there were too many. */
export async function countUse(db: Queryable, limit: Limit, now: Date): Promise<void> {
  const resetsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  const expired = sql`${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: limit.key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${expired} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${expired} then ${resetsAt.toISOString()}::timestamptz else ${rateLimits.resetsAt} end`,
      },
    })
    .returning();
  if (row && row.count > limit.max) {
    const wait = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
    throw new ApiError('003001', { retryAfterSeconds: wait });
  }
}

/** Releases uses that turned out not to be what is limited: a successful login. */
export async function releaseUses(db: Queryable, keys: readonly string[]): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(inArray(rateLimits.key, [...keys]));
}
