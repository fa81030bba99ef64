import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db, Queryable } from './database.js';
import { QueuedPool } from './QueuedPool.js';

const isPlain = (client: Db['$client']): client is QueuedPool =>
  Object.getPrototypeOf(client) === QueuedPool.prototype;

const origins = new WeakMap<Queryable, Db>();

/** The database of the process, of which each request has a view of its own: what is held in memory belongs to it. */
export const originOf = <Given extends Queryable>(db: Given): Given | Db => origins.get(db) ?? db;

/** Makes a database of the rank; one that is already ranked, or has no queue, stays what it is. */
function rankedDb(db: Db, rank: (pool: QueuedPool) => Db['$client']): Db {
  const { $client } = db;
  if (!isPlain($client)) return db;
  const ranked = drizzle(rank($client));
  origins.set(ranked, db);
  return ranked;
}

/** For what everybody waits for: it goes before all others. */
export const urgentDb = (db: Db): Db => rankedDb(db, (pool) => pool.ranked(() => 'urgent'));

/** For one request: it queues once, and keeps its turn from then on. */
export const requestDb = (db: Db): Db =>
  rankedDb(db, (pool) => {
    let begun = false;
    return pool.ranked(
      () => (begun ? 'begun' : 'new'),
      () => {
        begun = true;
      },
    );
  });

/** Throws `Overloaded` if a request could not even wait for the database. */
export function refuseIfFull({ $client }: Db): void {
  if (isPlain($client)) $client.refuseIfFull();
}
