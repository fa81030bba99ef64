import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import pg from 'pg';
import { isPartial } from '../asked.js';
import type { Running } from '../server/processes.js';
import { addSubjects } from './addSubjects.js';
import { connections, refuseFailures, api, type Call, type Sent } from './Call.js';
import { subjectAt, type Subject } from './subjects.js';
import { writes, type Write } from './writes.js';

/** Calls of one measurement; fewer where it is only to be seen that it works. */
const amount = (isPartial ? 5 : 30) * connections;
/** Ours and the peers. */
const servers = 3;

/** The request of a write. */
export const sentOf = ({ method, by, path, body }: Write, subject: Subject): Sent => ({
  method,
  path: api + path(subject),
  headers: {
    'x-access-token': `bench-${subject[by]}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  },
  body: JSON.stringify(body(subject)),
  subject: Object.values(subject),
});

async function countChanged(
  databaseUrl: string,
  { changes, changed }: Write,
  of: readonly Subject[],
) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int from ${changed} = any($1)`,
    [of.map((subject) => subject[changes])],
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

/** Calls of a write, each on a subject of its own, of which there are as many as calls. */
function callOf(write: Write, subjects: readonly Subject[], databaseUrl: string): Call {
  const remaining = subjects[Symbol.iterator]();
  const next = (): Subject => {
    const { value } = remaining.next();
    if (!value) throw new Error(`${write.name}: every subject has been used`);
    return value;
  };
  const rate = async (server: Running, place?: string) => {
    const used: Subject[] = [];
    // The times of autocannon end with a whole second, and all calls of a write take one to five.
    let began = 0;
    let ended = 0;
    const result = await autocannon({
      url: server.url,
      requests: [
        {
          setupRequest: (request) => {
            began ||= performance.now();
            const subject = next();
            used.push(subject);
            const { subject: names, ...sent } = sentOf(write, subject);
            const headers = { ...sent.headers, 'x-bench-subject': JSON.stringify(names) };
            return { ...request, ...sent, headers, path: place ?? sent.path };
          },
        },
      ],
      connections,
      amount,
      verifyBody: (body) => {
        ended = performance.now();
        return body.includes('"code":"200"');
      },
    });
    refuseFailures(write.name, result);
    const changed = await countChanged(databaseUrl, write, used);
    if (changed < result.requests.total)
      throw new Error(`${write.name}: ${result.requests.total} calls changed ${changed}`);
    return (1000 * result.requests.total) / (ended - began);
  };
  return {
    name: write.name,
    least: 0.6,
    sent: [sentOf(write, next()), sentOf(write, next())],
    rate,
  };
}

/** The writes, with what they are done to added to the database. */
export async function writeCalls(
  databaseUrl: string,
  rounds: number,
  sample: Parameters<typeof addSubjects>[2],
): Promise<Call[]> {
  // A client prepares a request before it knows that it has sent the last.
  const each = 2 + servers * rounds * (amount + connections);
  const subjects = writes.map((_, at) =>
    Array.from({ length: each }, (_subject, n) => subjectAt(at * each + n)),
  );
  const all = writes.flatMap(({ changes }, at) =>
    (subjects[at] ?? []).map((subject) => ({ ...subject, changes })),
  );
  await addSubjects(databaseUrl, all, sample);
  return writes.map((write, at) => callOf(write, subjects[at] ?? [], databaseUrl));
}
