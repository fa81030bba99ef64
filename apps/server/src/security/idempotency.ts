import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { ApiError } from '../contract/ApiError.js';
import type { Db, Queryable } from '../db/database.js';
import { idempotencyKeys } from './idempotencyKeysTable.js';

export interface KeyedCall {
  /** Whose key it is: the same key of another user is another key. */
  readonly scope: string;
  readonly operationId: string;
  /** Null if the caller sent none. */
  readonly key: string | null;
  readonly input: unknown;
}

const keptMs = 48 * 3_600_000;
const uniqueViolation = '23505';

const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** Whether an error says that the key is taken already. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code, table } = cause as { code?: string; table?: string };
  return code === uniqueViolation && table === 'idempotency_keys';
}

/**
 * Runs a write in a transaction, once per key: key and response are stored together with the effect, so that a killed
 * server leaves both or neither. The same key with the same input returns the first response, with other input it
 * throws 100422. An error of the effect rolls everything back, so that the key can be used again.
 */
export async function runOnce<T>(
  db: Db,
  { scope, operationId, key, input }: KeyedCall,
  effect: (tx: Queryable) => Promise<T>,
): Promise<T> {
  if (key === null) return db.transaction(effect);
  const requestHash = hashOf(input);
  const id = and(
    eq(idempotencyKeys.userId, scope),
    eq(idempotencyKeys.operationId, operationId),
    eq(idempotencyKeys.key, key),
  );
  const findFirst = async () => {
    const [row] = await db.select().from(idempotencyKeys).where(id);
    if (row && row.requestHash !== requestHash) throw new ApiError('100422');
    return row && { response: row.answer as T };
  };
  const earlier = await findFirst();
  if (earlier) return earlier.response;
  try {
    return await db.transaction(async (tx) => {
      // A second call with the key waits here for the first to commit, then violates the primary key.
      await tx.insert(idempotencyKeys).values({ userId: scope, operationId, key, requestHash });
      const response = await effect(tx);
      await tx.update(idempotencyKeys).set({ answer: response }).where(id);
      return response;
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    const first = await findFirst();
    if (first) return first.response;
    throw new ApiError('100425');
  }
}

export async function deleteOldKeys(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMs)));
}
