import type { Db } from './database.js';
import { originOf } from './rankedDb.js';

const standIns = new WeakMap<object, Db>();

/** Names the database that may be read while `db` does not respond: a replica of it. */
export function setStandIn(db: Db, standIn: Db): void {
  standIns.set(db, standIn);
}

/** The replica of a database, if it has one. */
export const standInOf = (db: Db): Db | undefined => standIns.get(originOf(db));
