import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { atLeast, median, type Figure, type Section } from '../report.js';
import { login } from '../server/login.js';
import { asAdmin } from '../server/measurePairs.js';
import { fromRoot, startNode, type Running } from '../server/processes.js';

const api = '/api/huiqi';
const applicant = '13800000001';
const bankStaff = '13800000005';

interface Read {
  readonly name: string;
  readonly account: string;
  readonly path: string;
  /** Where the path ends with the id of the first row of another read. */
  readonly firstOf?: string;
}

/** What users do all day while they are signed in. */
const reads: readonly Read[] = [
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
];

interface Call {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Rows {
  readonly data: {
    readonly content: readonly { readonly orderId?: string; readonly id?: string }[];
  };
}

async function callsTo(server: Running): Promise<Call[]> {
  const calls: Call[] = [];
  for (const { name, account, path, firstOf } of reads) {
    const headers = { 'x-access-token': await login(server, account) };
    let url = `${server.url}${api}${path}`;
    if (firstOf) {
      const rows = await fetch(`${server.url}${api}${firstOf}`, { headers });
      const [row] = ((await rows.json()) as Rows).data.content;
      const id = row?.orderId ?? row?.id;
      if (id === undefined) throw new Error(`${firstOf} has no row`);
      url += id;
    }
    calls.push({ name, url, headers });
  }
  return calls;
}

const lines = async (file: string) =>
  (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);

/** The statements and the response of each call, for the peers. */
async function record(calls: readonly Call[], file: string) {
  const recorded = [];
  for (const { url, headers } of calls) {
    // The first call may note the visit or fill what later calls find.
    await fetch(url, { headers });
    const before = (await lines(file)).length;
    const response = await fetch(url, { headers: { ...headers, 'x-bench-record': '1' } });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const statements = (await lines(file)).slice(before).map((line) => JSON.parse(line) as unknown);
    if (statements.length === 0) throw new Error(`${url}: no statement recorded`);
    const { pathname, search } = new URL(url);
    recorded.push({ path: pathname, search, statements, response: await response.json() });
  }
  return recorded;
}

async function rate(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: 32,
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
    ours.push(await rate(call.url, call.headers));
    for (const [place, peer] of peers.entries())
      others[place]?.push(await rate(peer.url + pathname + search, {}));
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
    atLeast(`${call.name} ÷ same statements prepared`, share(prepared), 0.8, '×'),
  ];
}

/** Requests a second of what signed-in users read, beside Fastify and pg with the same statements. */
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
      { DATABASE_URL: url.href, HUIQI_SANDBOX: '1', ...env },
      600_000,
    );
  const running: Running[] = [];
  try {
    const recorder = fromRoot('bench/src/signedIn/recordStatements.mjs');
    const watched = await serve(4381, ['--import', recorder], { BENCH_RECORD: statementFile });
    running.push(watched);
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
    return {
      title: 'Server: what signed-in users read (PostgreSQL)',
      how: `autocannon, 32 connections, ${rounds} interleaved rounds of 3 s, own process each, medians; peers: Fastify and pg with the recorded statements`,
      figures,
    };
  } finally {
    for (const one of running) await one.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
