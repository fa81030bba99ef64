import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAsked, roundsOf } from '../asked.js';
import { atLeast, median, type Figure, type Section } from '../report.js';
import { asAdmin } from '../server/measurePairs.js';
import { fromRoot, startNode, type Running } from '../server/processes.js';
import { addSessions } from './addSessions.js';
import { api, connections, type Call } from './Call.js';
import { measurePolling } from './measurePolling.js';
import { readCalls } from './readCalls.js';
import { record } from './record.js';
import { writeCalls } from './writeCalls.js';

/** The sample's accounts. */
const accounts = { applicant: '13800000001', officer: '13800000005' };

async function compare(
  { name, least, rate }: Call,
  server: Running,
  { peers, path, rounds }: { peers: readonly Running[]; path: string; rounds: number },
): Promise<Figure[]> {
  const ours: number[] = [];
  const others = peers.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await rate(server));
    for (const [place, peer] of peers.entries()) others[place]?.push(await rate(peer, path));
  }
  const [plain = [], prepared = []] = others;
  const share = (rates: readonly number[]) =>
    median(ours.map((value, round) => value / (rates[round] ?? Number.NaN)));
  const unit = 'requests/s';
  return [
    { name, value: median(ours), unit },
    { name: `${name}, same statements`, value: median(plain), unit },
    { name: `${name}, same statements prepared`, value: median(prepared), unit },
    { name: `${name} ÷ same statements`, value: share(plain), unit: '×' },
    atLeast(`${name} ÷ same statements prepared`, share(prepared), least, '×'),
  ];
}

/** Requests a second of what signed-in users do, beside Fastify and pg with the same statements. */
export async function benchSignedIn(databaseUrl: string): Promise<Section> {
  const rounds = roundsOf(3);
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
    await addSessions(url.href, Object.values(accounts), connections);
    const calls = [
      ...(await readCalls(watched, accounts)),
      ...(await writeCalls(url.href, rounds, accounts)),
    ].filter(({ name }) => isAsked(name));
    const recorded = [];
    for (const { sent } of calls) recorded.push(await record(watched, statementFile, sent));
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
    for (const [place, call] of calls.entries())
      figures.push(...(await compare(call, server, { peers, path: `/calls/${place}`, rounds })));
    if (isAsked('polling'))
      figures.push(...(await measurePolling(server, `${api}/user/notice/unread/count`)));
    return {
      title: 'Server: what signed-in users do (PostgreSQL)',
      how: `autocannon, ${connections} connections, each with its session, ${rounds} interleaved rounds of 3 s, of writes 960 calls, each on objects of its own; own process each, medians; peers: Fastify and pg with the recorded statements, of a write in one transaction`,
      figures,
    };
  } finally {
    for (const one of running) await one.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
