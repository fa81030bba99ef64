import type { Queryable } from './database.js';
import { hasFreePlace, isDb, originOf, requestDb } from './rankedDb.js';

interface Call<Key, Value> {
  readonly db: Queryable;
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Joins the reads of one turn of the event loop into one statement: for what every signed-in request reads. A read begins after
 * the calls that share it, so none gets a value from before it was made. `read` returns the values in the order of the keys.
 * While all connections are in use each request reads for itself, so that the limits of the queue count requests; a transaction
 * always does.
 */
export function batched<Key, Value>(
  read: (db: Queryable, keys: readonly Key[]) => Promise<readonly Value[]>,
) {
  const arrived = new Map<Queryable, Call<Key, Value>[]>();
  const readAll = (origin: Queryable) => {
    const calls = arrived.get(origin) ?? [];
    arrived.delete(origin);
    if (calls.length > 1 && isDb(origin) && hasFreePlace(origin)) {
      const keys = calls.map(({ key }) => key);
      read(requestDb(origin), keys).then(
        (values) => calls.forEach(({ resolve }, place) => resolve(values[place] as Value)),
        (error: unknown) => calls.forEach(({ reject }) => reject(error)),
      );
      return;
    }
    for (const { db, key, resolve, reject } of calls)
      read(db, [key]).then(([value]) => resolve(value as Value), reject);
  };
  return (db: Queryable, key: Key) =>
    new Promise<Value>((resolve, reject) => {
      const origin = originOf(db);
      const call = { db, key, resolve, reject };
      const others = arrived.get(origin);
      if (others) return void others.push(call);
      arrived.set(origin, [call]);
      setImmediate(readAll, origin);
    });
}
