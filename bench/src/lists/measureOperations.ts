import { progress, type Figure } from '../report.js';
import { asAdmin, databaseAt } from '../server/databases.js';
import type { Running } from '../server/processes.js';
import { addSubjects } from '../signedIn/addSubjects.js';
import { subjectAt, type Subject } from '../signedIn/subjects.js';
import { sentOf } from '../signedIn/writeCalls.js';
import { writes, type Write } from '../signedIn/writes.js';
import { serve } from './makeOrders.js';
import { formerIndexes, replacedIndexes } from './writeCost.js';

const rounds = 6;
const each = 50;
const sample = { applicant: '13800000001', officer: '13800000005' };

interface Measured {
  readonly write: Write;
  /** What it is done to, one after the other. */
  readonly subjects: readonly Subject[];
}

const measured: readonly Measured[] = writes
  .filter(({ name }) => /submit|decide/.test(name))
  .map((write, at) => ({
    write,
    subjects: Array.from({ length: rounds * each }, (_one, n) => subjectAt(at * rounds * each + n)),
  }));

/** What differs between the copies of the database. */
const indexesOf: Readonly<Record<string, readonly string[]>> = {
  now: [],
  former: [`DROP INDEX ${replacedIndexes.join()}`, formerIndexes('orders')],
};

async function copy(databaseUrl: string, name: string, indexes: string): Promise<string> {
  const copied = `${name}_${indexes}`;
  progress(`writes: ${copied}`);
  await asAdmin(
    databaseUrl,
    `DROP DATABASE IF EXISTS ${copied} WITH (FORCE)`,
    `CREATE DATABASE ${copied} TEMPLATE ${name}`,
  );
  const url = databaseAt(databaseUrl, copied);
  await asAdmin(url, `SET maintenance_work_mem = '1GB'`, ...(indexesOf[indexes] ?? []));
  const subjects = measured.flatMap(({ write: { changes }, subjects: of }) =>
    of.map((subject) => ({ ...subject, changes })),
  );
  await addSubjects(url, subjects, sample);
  await asAdmin(url, 'VACUUM ANALYZE');
  return url;
}

async function timeOf(server: Running, { write, subjects }: Measured, round: number) {
  const began = performance.now();
  for (const subject of subjects.slice(round * each, (round + 1) * each)) {
    const { path, method, headers, body = null } = sentOf(write, subject);
    const response = await fetch(server.url + path, { method, headers, body });
    const text = await response.text();
    if (!text.includes('"code":"200"')) throw new Error(`${path}: ${text}`);
  }
  return performance.now() - began;
}

/**
 * Milliseconds of whole writes over loopback, one at a time, in copies of a database to which nobody is connected: with the
 * indexes of the lists, and with those that orders had before lists came from the database.
 */
export async function measureOperations(databaseUrl: string, name: string): Promise<Figure[]> {
  const servers: [indexes: string, server: Running][] = [];
  const spent = new Map<string, number>();
  try {
    for (const [at, indexes] of Object.keys(indexesOf).entries())
      servers.push([indexes, await serve(await copy(databaseUrl, name, indexes), 4393 + at)]);
    for (let round = 0; round < rounds; round += 1)
      for (const one of measured)
        for (const [indexes, server] of servers) {
          const key = `whole write: ${one.write.name}, indexes of ${indexes}`;
          spent.set(key, (spent.get(key) ?? 0) + (await timeOf(server, one, round)));
        }
  } finally {
    await Promise.all(servers.map(([, server]) => server.stop()));
    for (const indexes of Object.keys(indexesOf))
      await asAdmin(databaseUrl, `DROP DATABASE IF EXISTS ${name}_${indexes} WITH (FORCE)`);
  }
  return [...spent].map(([key, ms]) => ({ name: key, value: ms / (rounds * each), unit: 'ms' }));
}
