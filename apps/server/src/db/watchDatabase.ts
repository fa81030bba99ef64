import { sql } from 'drizzle-orm';
import type { Db } from './database.js';
import { urgentDb } from './rankedDb.js';

const intervalMs = 5_000;

export interface WatchOptions {
  readonly db: Db;
  /** How long the database may be unreachable. */
  readonly patienceMs: number;
  readonly onGone: (error: Error) => void;
}

/**
 * Checks the database every few seconds; calls `onGone` once if it has been unreachable for longer than the patience.
 * Returns a function that ends the watch.
 */
export function watchDatabase({ db, patienceMs, onGone }: WatchOptions): () => void {
  const database = urgentDb(db);
  let lastAnswer = Date.now();
  let timer: NodeJS.Timeout;
  let ended = false;
  const ask = async () => {
    try {
      await database.execute(sql`select 1`);
      lastAnswer = Date.now();
    } catch (error) {
      if (!ended && Date.now() - lastAnswer >= patienceMs) {
        ended = true;
        onGone(error instanceof Error ? error : new Error(String(error)));
      }
    }
    if (!ended) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => void ask(), Math.min(intervalMs, patienceMs)).unref();
  };
  schedule();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
