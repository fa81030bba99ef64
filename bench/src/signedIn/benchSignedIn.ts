import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAsked, roundsOf } from '../asked.js';
import { atLeast, median, type Figure, type Section } from '../report.js';
import { asAdmin, makeDatabase } from '../server/databases.js';
import { fromRoot, startNode, startServer, type Running } from '../server/processes.js';
import { addSessions } from './addSessions.js';
import { api, connections, type Call } from './Call.js';
import { measurePolling } from './measurePolling.js';
import { measureStart } from './measureStart.js';
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
  const url = await makeDatabase(databaseUrl, 'signed_in');
  const statementFile = join(folder, 'statements.jsonl');
  const settings = {
    DATABASE_URL: url,
    HUIQI_WRITE_LIMIT: '100000000',
    HUIQI_METRICS_TOKEN: randomUUID(),
  };
  const running: Running[] = [];
  try {
    const preload = ['--import', fromRoot('bench/src/signedIn/recordStatements.mjs')];
    const watched = await startServer(
      4381,
      { ...settings, BENCH_RECORD: statementFile },
      { preload },
    );
    running.push(watched);
    await addSessions(url, Object.values(accounts), connections);
    const calls = [
      ...(await readCalls(watched, accounts)),
      ...(await writeCalls(url, rounds, accounts)),
    ].filter(({ name }) => isAsked(name));
    const recorded = [];
    for (const { sent } of calls) recorded.push(await record(watched, statementFile, sent));
    await watched.stop();
    const figures = isAsked('start') ? await measureStart(4381, settings, rounds) : [];
    const server = await startServer(4382, settings);
    running.push(server);
    const callFile = join(folder, 'calls.json');
    await writeFile(callFile, JSON.stringify(recorded));
    const env = { DATABASE_URL: url, BENCH_CALLS: callFile, NODE_ENV: 'production' };
    const replay = [fromRoot('bench/src/signedIn/replay.mjs')];
    const peers = [
      await startNode(replay, 4383, '/', env),
      await startNode(replay, 4384, '/', { ...env, BENCH_PREPARED: '1' }),
    ];
    running.push(...peers);
    await asAdmin(url, 'VACUUM ANALYZE');
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
