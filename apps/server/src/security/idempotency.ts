import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Db, Queryable } from '../db/database.js';
import { idempotencyKeys } from './rateLimitsTable.js';
import { ApiError } from '../contract/ApiError.js';

interface KeyedCall {
  readonly userId: string;
  readonly operationId: string;
  readonly key: string | null;
  readonly input: unknown;
}

const keptMs = 48 * 3_600_000;
const uniqueViolation = '23505';

const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('hex');

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (cause as { code?: string }).code === uniqueViolation;
}

/**
 * Runs a write once a key: the key and the answer are stored in the transaction of the effect, so that a killed server
 * leaves both or neither. The same key with the same input gets the first answer; with other input 100422.
 */
export async function once<T>(
  db: Db,
  call: KeyedCall,
  effect: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const { key } = call;
  if (key === null) return db.transaction(effect);
  const requestHash = hashOf(call.input);
  const id = and(
    eq(idempotencyKeys.userId, call.userId),
    eq(idempotencyKeys.operationId, call.operationId),
    eq(idempotencyKeys.key, key),
  );
  const stored = async () => {
    const [row] = await db.select().from(idempotencyKeys).where(id);
    if (!row) return undefined;
    if (row.requestHash !== requestHash) throw new ApiError('100422');
    return { answer: row.answer as T };
  };
  const earlier = await stored();
  if (earlier) return earlier.answer;
  try {
    return await db.transaction(async (tx) => {
      // A second call with the key waits here for the first to commit, then fails on the primary key.
      await tx
        .insert(idempotencyKeys)
        .values({ userId: call.userId, operationId: call.operationId, key, requestHash });
      const answer = await effect(tx);
      await tx.update(idempotencyKeys).set({ answer }).where(id);
      return answer;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const first = await stored();
    if (first) return first.answer;
    throw new ApiError('100425');
  }
}

export async function deleteOldKeys(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMs)));
}
