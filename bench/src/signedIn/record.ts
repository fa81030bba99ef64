import { readFile } from 'node:fs/promises';
import type { Running } from '../server/processes.js';
import type { Sent } from './Call.js';

const ask = async (server: Running, { path, body, method, headers }: Sent, more = {}) => {
  const response = await fetch(server.url + path, {
    method,
    headers: { ...headers, ...more },
    body: body ?? null,
  });
  const said = (await response.json()) as { readonly code: string };
  if (said.code !== '200') throw new Error(`${path}: ${JSON.stringify(said)}`);
  return said;
};

const lines = async (file: string) =>
  (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);

/**
 * The statements and the response of the second of two calls, for the peers: the first may note the visit, or fill what later
 * ones find.
 */
export async function record(
  server: Running,
  file: string,
  [first, second]: readonly [first: Sent, second: Sent],
) {
  await ask(server, first);
  const before = (await lines(file)).length;
  const response = await ask(server, second, { 'x-bench-record': '1' });
  const statements = (await lines(file)).slice(before).map((line) => JSON.parse(line) as unknown);
  if (statements.length === 0) throw new Error(`${second.path}: no statement recorded`);
  return { method: second.method, subject: second.subject, statements, response };
}
