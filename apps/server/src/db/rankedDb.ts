import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db, Queryable } from './database.js';
import { QueuedPool } from './QueuedPool.js';

const isPlain = (client: Db['$client']): client is QueuedPool =>
  Object.getPrototypeOf(client) === QueuedPool.prototype;

const origins = new WeakMap<Queryable, Db>();

/** The database, and not an open transaction. */
export const isDb = (db: Queryable): db is Db => '$client' in db;

/** The process's database behind the view of each request; in-memory data belongs to it. */
export const originOf = <Given extends Queryable>(db: Given): Given | Db => origins.get(db) ?? db;

/** Returns the database with a rank; one that is already ranked, or has no queue, is returned unchanged. */
function rankedDb(db: Db, rank: (pool: QueuedPool) => Db['$client']): Db {
  const { $client } = db;
  if (!isPlain($client)) return db;
  const ranked = drizzle(rank($client));
  origins.set(ranked, db);
  return ranked;
}

/** For what everyone waits for: has priority over all others. */
export const urgentDb = (db: Db): Db => rankedDb(db, (pool) => pool.ranked(() => 'urgent'));

/** For one request: it queues once and then keeps its turn. */
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

/** Whether a request would get a connection without waiting. */
export const hasFreePlace = ({ $client }: Db): boolean => !isPlain($client) || $client.hasFreePlace;
