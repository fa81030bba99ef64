import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { ApiError } from '../contract/ApiError.js';
import type { Db, Queryable } from '../db/database.js';
import { statement } from '../db/statement.js';
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

const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('hex');

const isCall = and(
  eq(idempotencyKeys.userId, sql.placeholder('userId')),
  eq(idempotencyKeys.operationId, sql.placeholder('operationId')),
  eq(idempotencyKeys.key, sql.placeholder('key')),
);
const takeKey = statement('take_key', (db) =>
  db
    .insert(idempotencyKeys)
    .values({
      userId: sql.placeholder('userId'),
      operationId: sql.placeholder('operationId'),
      key: sql.placeholder('key'),
      requestHash: sql.placeholder('requestHash'),
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key }),
);
const dropKey = statement('drop_key', (db) => db.delete(idempotencyKeys).where(isCall));
const findFirst = statement('first_response', (db) =>
  db.select().from(idempotencyKeys).where(isCall),
);
const storeResponse = statement('store_response', (db) =>
  db
    .update(idempotencyKeys)
    .set({ answer: sql.placeholder('answer') })
    .where(isCall),
);

/** Keeps what a call has written so far, even if it fails later. */
export type KeepWrites = () => Promise<void>;

export type Effect<T> = (tx: Queryable, keepWrites: KeepWrites) => Promise<T>;

type Outcome<T> = { readonly response: T } | { readonly error: unknown };

/**
 * Runs an effect in an open transaction. On failure everything is rolled back, or everything after the last
 * `keepWrites`: counted guesses and used captchas must not be restored. A second connection could store
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
  const call = { userId: scope, operationId, key };
  const outcome = await db.transaction(async (tx): Promise<Outcome<T>> => {
    // A second call with the key waits here for the first to commit.
    const [taken] = await takeKey(tx, { ...call, requestHash });
    if (!taken) {
      const [first] = await findFirst(tx, call);
      if (!first) throw new ApiError('100425');
      if (first.requestHash !== requestHash) throw new ApiError('100422');
      return { response: first.answer as T };
    }
    const result = await attempt(tx, effect, () => dropKey(tx, call));
    if ('response' in result) await storeResponse(tx, { ...call, answer: result.response });
    return result;
  });
  return responseOf(outcome);
}

export async function deleteOldKeys(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMs)));
}
