import type { Db } from './database.js';

/** Runs before each public read: a prepared statement, planned once per connection. */
const question = {
  name: 'public_version',
  text: 'SELECT version FROM public_version',
  rowMode: 'array',
} as const;

/** Returns a function that reads the version of the public tables. */
export const askPublicVersion = (db: Db) => async (): Promise<string> => {
  const { rows } = await db.$client.query<[string]>(question);
  const [row] = rows;
  if (!row) throw new Error('public_version is empty');
  return String(row[0]);
};
