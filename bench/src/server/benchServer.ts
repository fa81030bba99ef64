import autocannon from 'autocannon';
import { atLeast, median, type Section } from '../report.js';
import { fromRoot, startNode, type Running } from './processes.js';

const list = '/api/huiqi/product/index/page?index=1&size=8';

async function rate(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 20, duration: 3 });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} errors`);
  return requests.average;
}

/** Requests a second of the product list beside a bare Fastify. */
export async function benchServer(server: Running, database: string, rounds = 5): Promise<Section> {
  const hello = await startNode([fromRoot('bench/src/server/hello.mjs')], 4375, '/');
  const ours: number[] = [];
  const bare: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await rate(hello.url));
      ours.push(await rate(server.url + list));
    }
  } finally {
    await hello.stop();
  }
  const share = median(ours.map((value, round) => value / (bare[round] ?? Number.NaN)));
  return {
    title: `Server: product list of 8 (${database})`,
    how: `autocannon, 20 connections, ${rounds} interleaved rounds of 3 s, own process each, medians`,
    figures: [
      { name: 'bare Fastify hello', value: median(bare), unit: 'requests/s' },
      { name: 'product list', value: median(ours), unit: 'requests/s' },
      atLeast('product list ÷ hello', share, 0.4, '×'),
    ],
  };
}
