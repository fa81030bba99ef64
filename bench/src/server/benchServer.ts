import assert from 'node:assert/strict';
import autocannon from 'autocannon';
import { atLeast, median, type Figure, type Section } from '../report.js';
import { fromRoot, startNode, type Running } from './processes.js';

const list = '/api/huiqi/product/index/page?index=1&size=8';

async function rate(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 20, duration: 3 });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} errors`);
  return requests.average;
}

/** A peer with a different response would do less work. */
async function sameAnswer(ours: string, peer: string): Promise<void> {
  const [mine, theirs] = await Promise.all(
    [ours, peer].map(async (url) => (await fetch(url + list)).json() as Promise<unknown>),
  );
  assert.deepEqual(theirs, mine);
}

interface Subjects {
  readonly server: Running;
  readonly hello: Running;
  /** Express on the same database; only PostgreSQL can be shared. */
  readonly express?: Running;
}

async function measure({ server, hello, express }: Subjects, rounds: number): Promise<Figure[]> {
  const ours: number[] = [];
  const bare: number[] = [];
  const copied: number[] = [];
  const peer: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await rate(hello.url));
    copied.push(await rate(`${hello.url}/copied`));
    ours.push(await rate(server.url + list));
    if (express) peer.push(await rate(express.url + list));
  }
  const share = (others: readonly number[]) =>
    median(ours.map((value, round) => value / (others[round] ?? Number.NaN)));
  return [
    { name: 'bare Fastify hello', value: median(bare), unit: 'requests/s' },
    { name: 'product list', value: median(ours), unit: 'requests/s' },
    { name: 'product list ÷ hello', value: share(bare), unit: '×' },
    { name: 'bare Fastify, same bytes', value: median(copied), unit: 'requests/s' },
    atLeast('product list ÷ bare Fastify, same bytes', share(copied), 0.38, '×'),
    ...(express
      ? [
          { name: 'product list, Express 5 + pg', value: median(peer), unit: 'requests/s' },
          atLeast('product list ÷ Express 5 + pg', share(peer), 3, '×'),
        ]
      : []),
  ];
}

/** Requests a second of the product list beside a bare Fastify and, on PostgreSQL, Express with pg. */
export async function benchServer(
  server: Running,
  databaseUrl: string | undefined,
  rounds = 5,
): Promise<Section> {
  const hello = await startNode([fromRoot('bench/src/server/hello.mjs')], 4375, '/', {
    BENCH_COPIED_URL: server.url + list,
    NODE_ENV: 'production',
  });
  let express: Running | undefined;
  try {
    if (databaseUrl !== undefined) {
      const env = { DATABASE_URL: databaseUrl, NODE_ENV: 'production' };
      express = await startNode([fromRoot('bench/src/peers/express.mjs')], 4376, list, env);
      await sameAnswer(server.url, express.url);
    }
    const subjects = { server, hello, ...(express ? { express } : {}) };
    return {
      title: `Server: product list of 8 (${databaseUrl === undefined ? 'PGlite' : 'PostgreSQL'})`,
      how: `autocannon, 20 connections, ${rounds} interleaved rounds of 3 s, own process each, medians`,
      figures: await measure(subjects, rounds),
    };
  } finally {
    await express?.stop();
    await hello.stop();
  }
}
