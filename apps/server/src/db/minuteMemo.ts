import type { Queryable } from './database.js';
import { originOf } from './rankedDb.js';

const minuteMs = 60_000;

interface Entry<Value> {
  readonly readAt: number;
  readonly value: Promise<Value>;
}

/** Caches figures of a database for a minute, so that a busy front page does not count all orders each time. */
export function minuteMemo<Value>(read: (db: Queryable, now: Date) => Promise<Value>) {
  const entries = new WeakMap<Queryable, Entry<Value>>();
  return (db: Queryable, now: Date): Promise<Value> => {
    const origin = originOf(db);
    const found = entries.get(origin);
    const age = found && now.getTime() - found.readAt;
    if (found && age !== undefined && age >= 0 && age < minuteMs) return found.value;
    const entry = { readAt: now.getTime(), value: read(db, now) };
    entries.set(origin, entry);
    // Failures are not cached: the next caller reads again.
    entry.value.catch(() => entries.get(origin) === entry && entries.delete(origin));
    return entry.value;
  };
}
