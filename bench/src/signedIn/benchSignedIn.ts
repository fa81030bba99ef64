import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { atLeast, median, type Figure, type Section } from '../report.js';
import { asAdmin } from '../server/measurePairs.js';
import { fromRoot, startNode, type Running } from '../server/processes.js';
import { addSessions, tokenOf } from './addSessions.js';
import { measurePolling } from './measurePolling.js';

const api = '/api/huiqi';
const applicant = '13800000001';
const bankStaff = '13800000005';

interface Asked {
  readonly name: string;
  readonly account: string;
  readonly path: string;
  /** Where the path ends with the id of the first row of another read, or the body needs it. */
  readonly firstOf?: string;
  /** Makes it a write. */
  readonly bodyOf?: (first: string) => object;
}

/** What users do all day while they are signed in. */
const everyday: readonly Asked[] = [
  { name: 'unread count', account: applicant, path: '/user/notice/unread/count' },
  { name: 'user info', account: applicant, path: '/user/info' },
  { name: 'my orders', account: applicant, path: '/order/user/page?index=1&size=10' },
  { name: 'my order', account: applicant, path: '/order/user/', firstOf: '/order/user/page' },
  { name: 'notices', account: applicant, path: '/user/notice/page?index=1&size=10' },
  {
    name: 'policy applications',
    account: applicant,
    path: '/ticket/user/policy/order/page?index=1&size=10',
  },
  { name: 'staff list', account: bankStaff, path: '/order/admin/page?index=1&size=10' },
  { name: 'staff order', account: bankStaff, path: '/order/admin/', firstOf: '/order/admin/page' },
  {
    name: 'mark read',
    account: applicant,
    path: '/user/notice/update',
    firstOf: '/user/notice/page',
    bodyOf: (id) => ({ idList: [id] }),
  },
];

const connections = 32;
/** What a peer without validation, rights, limits and log is allowed to be faster. */
const shares = { GET: 0.8, PUT: 0.6 };

interface Call {
  readonly name: string;
  readonly account: string;
  readonly url: string;
  readonly method: 'GET' | 'PUT';
  readonly body: string | undefined;
}

const headersOf = ({ account, body }: Call, connection = 0): Record<string, string> => ({
  'x-access-token': tokenOf(account, connection),
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
});

interface Rows {
  readonly data: {
    readonly content: readonly { readonly orderId?: string; readonly id?: string }[];
  };
}

async function callsTo(server: Running): Promise<Call[]> {
  const calls: Call[] = [];
  for (const { name, account, path, firstOf, bodyOf } of everyday) {
    const url = `${server.url}${api}${path}`;
    const call: Call = { name, account, url, method: 'GET', body: undefined };
    if (firstOf === undefined) {
      calls.push(call);
      continue;
    }
    const rows = await fetch(`${server.url}${api}${firstOf}`, { headers: headersOf(call) });
    const [row] = ((await rows.json()) as Rows).data.content;
    const id = row?.orderId ?? row?.id;
    if (id === undefined) throw new Error(`${firstOf} has no row`);
    if (bodyOf) calls.push({ ...call, method: 'PUT', body: JSON.stringify(bodyOf(id)) });
    else calls.push({ ...call, url: url + id });
  }
  return calls;
}

const ask = ({ url, method, body, ...call }: Call, more: Record<string, string> = {}) =>
  fetch(url, {
    method,
    body: body ?? null,
    headers: { ...headersOf({ url, method, body, ...call }), ...more },
  });

const lines = async (file: string) =>
  (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);

/** The statements and the response of each call, for the peers. */
async function record(calls: readonly Call[], file: string) {
  const recorded = [];
  for (const call of calls) {
    const { url, method } = call;
    // The first call may note the visit or fill what later calls find.
    await ask(call);
    const before = (await lines(file)).length;
    const response = await ask(call, { 'x-bench-record': '1' });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const statements = (await lines(file)).slice(before).map((line) => JSON.parse(line) as unknown);
    if (statements.length === 0) throw new Error(`${url}: no statement recorded`);
    const { pathname, search } = new URL(url);
    recorded.push({ method, path: pathname, search, statements, response: await response.json() });
  }
  return recorded;
}

/** Each connection has a session of its own. */
async function rate(call: Call, url: string): Promise<number> {
  const { method, body } = call;
  let connection = 0;
  const { requests, non2xx, errors } = await autocannon({
    url,
    method,
    body,
    setupClient: (client) => client.setHeaders(headersOf(call, connection++ % connections)),
    connections,
    duration: 3,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} errors`);
  return requests.average;
}

async function compare(call: Call, peers: readonly Running[], rounds: number): Promise<Figure[]> {
  const { pathname, search } = new URL(call.url);
  const ours: number[] = [];
  const others = peers.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await rate(call, call.url));
    for (const [place, peer] of peers.entries())
      others[place]?.push(await rate(call, peer.url + pathname + search));
  }
  const [plain = [], prepared = []] = others;
  const share = (rates: readonly number[]) =>
    median(ours.map((value, round) => value / (rates[round] ?? Number.NaN)));
  const unit = 'requests/s';
  return [
    { name: call.name, value: median(ours), unit },
    { name: `${call.name}, same statements`, value: median(plain), unit },
    { name: `${call.name}, same statements prepared`, value: median(prepared), unit },
    { name: `${call.name} ÷ same statements`, value: share(plain), unit: '×' },
    atLeast(`${call.name} ÷ same statements prepared`, share(prepared), shares[call.method], '×'),
  ];
}

/** Requests a second of what signed-in users do, beside Fastify and pg with the same statements. */
export async function benchSignedIn(databaseUrl: string, rounds = 3): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), 'huiqi-bench-'));
  const url = new URL(databaseUrl);
  url.pathname = 'signed_in';
  await asAdmin(
    databaseUrl,
    'DROP DATABASE IF EXISTS signed_in WITH (FORCE)',
    'CREATE DATABASE signed_in',
  );
  const statementFile = join(folder, 'statements.jsonl');
  const main = fromRoot('apps/server/dist/main.js');
  const serve = (port: number, preload: readonly string[], env: Record<string, string> = {}) =>
    startNode(
      [...preload, main],
      port,
      '/readyz',
      {
        DATABASE_URL: url.href,
        HUIQI_SANDBOX: '1',
        HUIQI_WRITE_LIMIT: '100000000',
        HUIQI_METRICS_TOKEN: randomUUID(),
        ...env,
      },
      600_000,
    );
  const running: Running[] = [];
  try {
    const recorder = fromRoot('bench/src/signedIn/recordStatements.mjs');
    const watched = await serve(4381, ['--import', recorder], { BENCH_RECORD: statementFile });
    running.push(watched);
    await addSessions(url.href, [applicant, bankStaff], connections);
    const recorded = await record(await callsTo(watched), statementFile);
    await watched.stop();
    const server = await serve(4382, []);
    running.push(server);
    const callFile = join(folder, 'calls.json');
    await writeFile(callFile, JSON.stringify(recorded));
    const env = { DATABASE_URL: url.href, BENCH_CALLS: callFile, NODE_ENV: 'production' };
    const replay = [fromRoot('bench/src/signedIn/replay.mjs')];
    const peers = [
      await startNode(replay, 4383, '/', env),
      await startNode(replay, 4384, '/', { ...env, BENCH_PREPARED: '1' }),
    ];
    running.push(...peers);
    await asAdmin(url.href, 'VACUUM ANALYZE');
    const figures: Figure[] = [];
    for (const call of await callsTo(server)) figures.push(...(await compare(call, peers, rounds)));
    figures.push(...(await measurePolling(server, `${api}/user/notice/unread/count`)));
    return {
      title: 'Server: what signed-in users do (PostgreSQL)',
      how: `autocannon, ${connections} connections, each with its session, ${rounds} interleaved rounds of 3 s, own process each, medians; peers: Fastify and pg with the recorded statements`,
      figures,
    };
  } finally {
    for (const one of running) await one.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
