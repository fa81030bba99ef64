import type { Db } from './database.js';

/** Asked before each public read: a prepared statement, which the database plans once for each connection. */
const question = {
  name: 'public_version',
  text: 'SELECT version FROM public_version',
  rowMode: 'array',
} as const;

/** Makes the question for the version of the public tables. */
export const askPublicVersion = (db: Db) => async (): Promise<string> => {
  const { rows } = await db.$client.query<[string]>(question);
  const [row] = rows;
  if (!row) throw new Error('public_version is empty');
  return String(row[0]);
};
