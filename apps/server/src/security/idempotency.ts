import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { ApiError } from '../contract/ApiError.js';
import type { Db, Queryable } from '../db/database.js';
import { idempotencyKeys } from '../schema/idempotencyKeys.js';

export interface KeyedCall {
  /** Owner of the key: the same key of another user is a different key. */
  readonly scope: string;
  readonly operationId: string;
  /** Null if the caller sent none. */
  readonly key: string | null;
  readonly input: unknown;
}

const keptMs = 48 * 3_600_000;
const uniqueViolation = '23505';

const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('hex');

/** Whether an error means that the key already exists. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code, table } = cause as { code?: string; table?: string };
  return code === uniqueViolation && table === 'idempotency_keys';
}

/** Keeps what a call has written so far, even if it fails later. */
export type KeepWrites = () => Promise<void>;

export type Effect<T> = (tx: Queryable, keepWrites: KeepWrites) => Promise<T>;

type Outcome<T> = { readonly response: T } | { readonly error: unknown };

/**
 * Runs an effect in an open transaction. On failure everything is rolled back, or everything after the last
 * `keepWrites`: counted guesses and used captchas must not be restored (V-15, V-17). A second connection could store
 * them too, but the embedded database has only one.
 */
async function attempt<T>(
  tx: Queryable,
  effect: Effect<T>,
  dropKey: () => Promise<unknown>,
): Promise<Outcome<T>> {
  let kept = false;
  const keepWrites = async () => {
    await tx.execute(sql`savepoint kept`);
    kept = true;
  };
  try {
    return { response: await effect(tx, keepWrites) };
  } catch (error) {
    if (!kept) throw error;
    await tx.execute(sql`rollback to savepoint kept`);
    await dropKey();
    return { error };
  }
}

function responseOf<T>(outcome: Outcome<T>): T {
  if ('error' in outcome) throw outcome.error;
  return outcome.response;
}

/**
 * Runs a write in a transaction, once per key: key and response are stored together with the effect, so that a killed
 * server leaves both or neither. Repeating the key with the same input returns the first response; with other input it
 * throws 100422. An error of the effect rolls back everything it did not keep, so that the key can be reused.
 */
export async function runOnce<T>(
  db: Db,
  { scope, operationId, key, input }: KeyedCall,
  effect: Effect<T>,
): Promise<T> {
  if (key === null)
    return responseOf(await db.transaction((tx) => attempt(tx, effect, async () => undefined)));
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
    const outcome = await db.transaction(async (tx) => {
      // A second call with the key waits here for the first to commit, then violates the primary key.
      await tx.insert(idempotencyKeys).values({ userId: scope, operationId, key, requestHash });
      const result = await attempt(tx, effect, () => tx.delete(idempotencyKeys).where(id));
      if ('response' in result)
        await tx.update(idempotencyKeys).set({ answer: result.response }).where(id);
      return result;
    });
    return responseOf(outcome);
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
