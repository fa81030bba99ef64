import type { AskVersion } from './AskVersion.js';
import { askWithStandIn } from './askWithStandIn.js';
import type { Db } from './database.js';
import { urgentDb } from './rankedDb.js';
import { standInOf } from './standIn.js';

/** Runs before each public read, so it is a prepared statement, planned once per connection. */
const question = {
  name: 'public_version',
  text: 'SELECT version FROM public_version',
  rowMode: 'array',
} as const;

/**
 * A replica that has not applied yet what it received knows less than it could. One that has replayed the archive, as before it is
 * promoted, is ahead of what it received.
 */
const questionToReplica = {
  name: 'public_version_of_replica',
  text: `SELECT version FROM public_version
    WHERE coalesce(pg_last_wal_replay_lsn() >= pg_last_wal_receive_lsn(), true)`,
  rowMode: 'array',
} as const;

/** Returns a function that reads the version of the public tables; from the replica while the database does not respond. */
export function askPublicVersion(db: Db): AskVersion {
  const readFrom =
    ({ $client }: Db, text: typeof question | typeof questionToReplica) =>
    async () => {
      const { rows } = await $client.query<[string]>(text);
      const [row] = rows;
      if (!row) throw new Error('public_version is empty');
      return String(row[0]);
    };
  // Cached responses are served however many callers wait for the database.
  const urgent = urgentDb(db);
  const ask = readFrom(urgent, question);
  const standIn = standInOf(db);
  return Object.assign(
    standIn ? askWithStandIn(ask, readFrom(urgentDb(standIn), questionToReplica)) : ask,
    { parallel: urgent.$client.options.max },
  );
}
