import type { AskVersion } from './AskVersion.js';
import type { Db } from './database.js';
import { urgentDb } from './rankedDb.js';

/** Runs before each public read, so it is a prepared statement, planned once per connection. */
const question = {
  name: 'public_version',
  text: 'SELECT version FROM public_version',
  rowMode: 'array',
} as const;

/** Returns a function that reads the version of the public tables. */
export function askPublicVersion(db: Db): AskVersion {
  // Cached responses are served however many callers wait for the database.
  const { $client } = urgentDb(db);
  const ask = async () => {
    const { rows } = await $client.query<[string]>(question);
    const [row] = rows;
    if (!row) throw new Error('public_version is empty');
    return String(row[0]);
  };
  return Object.assign(ask, { parallel: $client.options.max });
}
