import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.js';
import { statement } from '../db/statement.js';
import { rateLimits } from '../schema/rateLimits.js';
import { ApiError } from '../contract/ApiError.js';

export interface Limit {
  readonly key: string;
  readonly max: number;
  readonly windowSeconds: number;
  /** Number of uses. Defaults to 1. */
  readonly amount?: number;
}

const amountInUse = sql`${sql.placeholder('amount')}::int`;
const nextReset = sql`${sql.placeholder('resetsAt')}::timestamptz`;
const isExpired = sql`${rateLimits.resetsAt} <= ${sql.placeholder('now')}::timestamptz`;

const addUse = statement('count_use', (db) =>
  db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), count: amountInUse, resetsAt: nextReset })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isExpired} then ${amountInUse} else ${rateLimits.count} + ${amountInUse} end`,
        resetsAt: sql`case when ${isExpired} then ${nextReset} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning(),
);

/** Counts a use in a fixed window over all processes and returns the total; throws 003001 beyond the limit. */
export async function countUse(db: Queryable, limit: Limit, now: Date): Promise<number> {
  const { amount = 1 } = limit;
  const resetsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  const [row] = await addUse(db, {
    key: limit.key,
    amount,
    now: now.toISOString(),
    resetsAt: resetsAt.toISOString(),
  });
  if (row && row.count > limit.max) {
    const wait = Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000));
    throw new ApiError('003001', { retryAfterSeconds: wait });
  }
  return row?.count ?? 0;
}

/** The number of uses in the current window. */
export async function usesOf(db: Queryable, key: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.resetsAt, now)));
  return row?.count ?? 0;
}

/** Releases some or all uses of each key that turned out not to be limited. */
export async function releaseUses(
  db: Queryable,
  keys: readonly string[],
  amount: number | 'all' = 1,
): Promise<void> {
  const count = amount === 'all' ? 0 : sql`greatest(${rateLimits.count} - ${amount}, 0)`;
  await db
    .update(rateLimits)
    .set({ count })
    .where(inArray(rateLimits.key, [...keys]));
}

/** Deletes counters whose window is over. */
export async function deleteOldLimits(db: Queryable, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
}
