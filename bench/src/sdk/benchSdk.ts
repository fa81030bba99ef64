import axios from 'axios';
import ky from 'ky';
import createOpenApiClient from 'openapi-fetch';
import { createClient, getProduct } from '@huiqi/sdk';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { atMost, median, type Figure, type Section } from '../report.js';
import { fromRoot } from '../server/processes.js';

const path = '/product/index/p1';
const base = 'http://bench.invalid/api/huiqi';
const body = JSON.stringify({
  code: '200',
  message: '操作成功',
  data: { id: 'p1', name: '惠企贷', maxLoanLimit: '300', applyConditions: ['a', 'b', 'c'] },
});
const respond = async () =>
  new Response(body, { status: 200, headers: { 'content-type': 'application/json' } });

interface BenchPaths {
  '/product/index/{id}': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: {
      parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
      responses: {
        200: { headers: Record<string, never>; content: { 'application/json': object } };
      };
    };
  };
}

function subjects(): Record<string, () => Promise<unknown>> {
  const client = createClient({
    baseUrl: 'http://bench.invalid',
    session: { mode: 'token', token: 't' },
    fetch: respond,
  });
  const bare = createOpenApiClient<BenchPaths>({ baseUrl: base, fetch: respond });
  const peer = axios.create({ baseURL: base, adapter: 'fetch', env: { fetch: respond } });
  peer.interceptors.request.use((config) => {
    config.headers.set('X-Access-Token', 't');
    return config;
  });
  peer.interceptors.response.use((response) => response);
  const light = ky.create({
    prefixUrl: base,
    fetch: respond,
    hooks: { beforeRequest: [(request) => request.headers.set('X-Access-Token', 't')] },
  });
  return {
    ky: () => light.get(path.slice(1)).json(),
    'raw fetch': async () => (await respond()).json(),
    'openapi-fetch bare': () => bare.GET('/product/index/{id}', { params: { path: { id: 'p1' } } }),
    'axios, 2 interceptors': () => peer.get(path),
    '@huiqi/sdk, all policies': () => getProduct(client, { productId: 'p1' }),
  };
}

/** The same call over loopback, where the connection costs more than any client. */
async function overLoopback(rounds: number, calls: number): Promise<Figure[]> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createClient({ baseUrl, session: { mode: 'token', token: 't' } });
  const bare = createOpenApiClient<BenchPaths>({ baseUrl: `${baseUrl}/api/huiqi` });
  const peer = axios.create({ baseURL: `${baseUrl}/api/huiqi`, adapter: 'fetch' });
  const all: Record<string, () => Promise<unknown>> = {
    'openapi-fetch bare': () => bare.GET('/product/index/{id}', { params: { path: { id: 'p1' } } }),
    axios: () => peer.get(path),
    '@huiqi/sdk': () => getProduct(client, { productId: 'p1' }),
  };
  const times = new Map<string, number[]>(Object.keys(all).map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, call] of Object.entries(all)) {
      const start = performance.now();
      for (let n = 0; n < calls; n += 1) await call();
      if (round >= 0) times.get(name)?.push(((performance.now() - start) / calls) * 1000);
    }
  }
  server.closeAllConnections();
  server.close();
  return Object.keys(all).map((name) => ({
    name: `over loopback: ${name}`,
    value: median(times.get(name) ?? []),
    unit: 'µs',
  }));
}

const sizeOf = async (contents: string) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fromRoot('bench') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    conditions: ['@huiqi/source'],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1024;
};

/** Download sizes. */
async function sizes(): Promise<Figure[]> {
  const of = async (name: string, contents: string) => ({
    name,
    value: await sizeOf(contents),
    unit: 'KB gz',
  });
  return [
    await of(
      'size: createClient and one call',
      "export { createClient, getProduct } from '@huiqi/sdk';",
    ),
    await of('size: everything, all calls', "export * from '@huiqi/sdk';"),
    await of('size: axios', "export { default } from 'axios';"),
  ];
}

/** Time of one call over an in-memory fetch. */
export async function benchSdk(rounds = 9, calls = 1500): Promise<Section> {
  const all = Object.entries(subjects());
  const times = new Map<string, number[]>(all.map(([name]) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, call] of all) {
      const start = performance.now();
      for (let n = 0; n < calls; n += 1) await call();
      // The first round is a warm-up.
      if (round >= 0) times.get(name)?.push(((performance.now() - start) / calls) * 1000);
    }
  }
  const of = (name: string) => median(times.get(name) ?? []);
  const ours = of('@huiqi/sdk, all policies');
  return {
    title: 'SDK: time of one call',
    how: `GET over an in-memory fetch, ${rounds} interleaved rounds of ${calls} calls, medians`,
    figures: [
      ...all.map(([name]) => ({ name, value: of(name), unit: 'µs' })),
      atMost('ours ÷ openapi-fetch bare', ours / of('openapi-fetch bare'), 1.3, '×'),
      atMost('ours ÷ axios', ours / of('axios, 2 interceptors'), 0.5, '×'),
      ...(await overLoopback(5, 300)),
      ...(await sizes()),
    ],
  };
}
