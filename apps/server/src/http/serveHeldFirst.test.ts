import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { createApp } from '../app.js';
import { readConfig } from '../config/config.js';
import { products } from '../schema/products.js';
import type { MeasuredRequest, Metrics } from '../telemetry/Metrics.js';
import type { MetricSource } from '../telemetry/MetricSource.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { rootDir, seedNow } from '../testing/places.js';

const api = '/api/huiqi';
const list = `${api}/product/index/page?size=3`;
const lines: string[] = [];
/** What was counted, without asking the database. */
const sources = new Map<string, MetricSource>();
const measured: MeasuredRequest[] = [];
const metrics: Metrics = {
  add: (source) => void sources.set(source.name, source),
  measure: (request) => void measured.push(request),
  text: async () => '',
  contentType: 'text/plain',
};

let world: TestApp;
let app: FastifyInstance;
let isStopping = false;
/** Responses that the framework has sent. */
let seen = 0;

async function listen(
  settings: NodeJS.ProcessEnv,
  counted: Metrics | null = null,
): Promise<FastifyInstance> {
  const one = await createApp({
    db: world.db,
    config: readConfig({ HUIQI_SHARED_CACHE_SECONDS: '60', ...settings }, rootDir),
    now: () => seedNow,
    logStream: { write: (line) => void lines.push(line) },
    isStopping: () => isStopping,
    metrics: counted,
  });
  one.addHook('onSend', async () => {
    seen += 1;
  });
  await one.listen({ port: 0, host: '127.0.0.1' });
  return one;
}

beforeAll(async () => {
  world = await openTestApp();
  app = await listen({ HUIQI_SANDBOX: '1' }, metrics);
});
afterAll(async () => {
  await app.close();
  await world.close();
});
beforeEach(() => {
  lines.length = 0;
  seen = 0;
});

function open(path: string, options: RequestOptions = {}, from = app) {
  const { port } = from.server.address() as AddressInfo;
  return request({ host: '127.0.0.1', port, path, agent: false, ...options });
}

async function send(path: string, options?: RequestOptions, from?: FastifyInstance, body?: string) {
  const call = open(path, options, from).end(body);
  const [response] = await once(call, 'response');
  const { statusCode, headers } = response;
  return { statusCode, headers: headers as IncomingHttpHeaders, body: await text(response) };
}

const read = (path: string, headers: Record<string, string> = {}) => send(path, { headers });

/** What must be equal however a response was sent. */
const said = ({ headers, ...rest }: Awaited<ReturnType<typeof send>>) => {
  const { date: _date, 'x-request-id': _id, ...same } = headers;
  return { ...rest, same };
};

/** Makes the version unreadable to all who ask for it, until the returned function is called. */
async function holdVersion(): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await new Promise<void>((resolve) => {
    void world.db.transaction(async (transaction) => {
      await transaction.execute(sql`lock table public_version in access exclusive mode`);
      resolve();
      await gate;
    });
  });
  onTestFinished(() => release());
  return () => release();
}

describe('an address that was read before', () => {
  it.each([
    [list, {}],
    [`${list}&sortOrder=1`, { 'x-scf-province': '500000', 'x-scf-city': '500300' }],
    [`${api}/product/index/100001`, {}],
    [`${api}/user/area/getAreaList`, {}],
    [`${api}/user/area/getAreaList?_=1`, { 'if-none-match': '*' }],
  ])('is sent as at first, before the framework sees it: %s', async (url, headers) => {
    const first = await read(url, headers);
    expect(seen).toBe(1);
    const again = await read(url, headers);
    expect(seen).toBe(1);
    expect(first.statusCode).toBe('if-none-match' in headers ? 304 : 200);
    expect(said(again)).toEqual(said(first));
    expect(again.headers['x-request-id']).toMatch(/^srv-/);
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  test('repeats the id of the request', async () => {
    const id = { 'x-request-id': 'web-20261001120000abc123' };
    for (let turn = 0; turn < 2; turn += 1)
      expect((await read(list, id)).headers['x-request-id']).toBe(id['x-request-id']);
  });

  test('belongs to the region that it was read for', async () => {
    const other = { 'x-scf-province': '500000', 'x-scf-city': '500100' };
    const here = await read(list);
    const there = await read(list, other);
    expect([(await read(list)).body, (await read(list, other)).body]).toEqual([
      here.body,
      there.body,
    ]);
  });

  test('is counted and logged as ever', async () => {
    const url = `${list}&sortOrder=1`;
    await read(url);
    const { hits } = app.publicReads;
    lines.length = 0;
    const { headers } = await read(url);
    expect(app.publicReads.hits).toBe(hits + 1);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      reqId: headers['x-request-id'],
      req: { method: 'GET', route: `${api}/product/index/page` },
      res: { statusCode: 200 },
      operation: 'listProducts',
      ms: expect.any(Number),
      msg: 'request completed',
    });
    expect(measured.at(-1)).toEqual({
      operation: 'listProducts',
      status: 200,
      code: '200',
      seconds: expect.any(Number),
    });
  });

  test('is made anew after a change', async () => {
    await read(list);
    await world.db.update(products).set({ name: '改名贷' }).where(eq(products.id, '100001'));
    seen = 0;
    expect((await read(`${api}/product/index/100001`)).body).toContain('改名贷');
    await read(list);
    expect(seen).toBe(2);
  });

  test('is refused as ever while the version cannot be read', async () => {
    const { headers: whole } = await read(`${list}&sortOrder=no`);
    await read(list);
    await world.db.execute(sql`alter table public_version rename to hidden_version`);
    lines.length = 0;
    const failed = await read(list);
    await world.db.execute(sql`alter table hidden_version rename to public_version`);
    expect(failed.statusCode).toBe(500);
    expect(Object.keys(failed.headers).sort()).toEqual(Object.keys(whole).sort());
    expect(failed.headers.vary).toBe(whole.vary);
    await vi.waitFor(() => expect(lines.at(-1)).toContain('request completed'));
    const line = JSON.parse(lines.at(-1) ?? '{}') as unknown;
    expect(line).toMatchObject({ operation: 'listProducts', res: { statusCode: 500 } });
    expect((await read(list)).statusCode).toBe(200);
  });

  test('leaves nothing behind when its client goes away', async () => {
    await read(list);
    lines.length = 0;
    seen = 0;
    const release = await holdVersion();
    const underWay = async () =>
      (await sources.get('huiqi_requests_in_flight')?.read())?.[0]?.value;
    const call = open(list).on('error', () => undefined);
    call.end();
    await vi.waitFor(async () => expect(await underWay()).toBe(1));
    call.destroy();
    await vi.waitFor(async () => expect(await underWay()).toBe(0));
    release();
    expect((await read(list)).statusCode).toBe(200);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(seen).toBe(0);
  });

  test('counts among the requests that are served at once', async () => {
    const small = await listen({ HUIQI_REQUEST_LIMIT: '1' });
    await send(list, {}, small);
    const release = await holdVersion();
    const first = send(list, {}, small);
    await vi.waitFor(async () => {
      const refused = await send(list, {}, small);
      expect(refused.statusCode).toBe(503);
      expect(refused.headers['retry-after']).toBe('2');
      expect(JSON.parse(refused.body)).toMatchObject({ code: '100503' });
    });
    release();
    expect((await first).statusCode).toBe(200);
    await small.close();
  });
});

describe('the framework still sees', () => {
  const origin = 'https://bank.example';
  it.each<[string, number, RequestOptions, string?, string?]>([
    ['HEAD', 200, { method: 'HEAD' }],
    ['a method that is not allowed', 405, { method: 'DELETE' }],
    ['the page of another origin', 200, { headers: { origin } }],
    ['the session of a partner', 200, { headers: { 'x-access-token': 'some' } }],
    ['another host', 403, { headers: { host: 'evil.example' } }],
    ['a body', 200, { headers: { 'content-length': '2', 'content-type': 'text/plain' } }, '', '{}'],
    ['an address that signs somebody in', 200, {}, '&token=some'],
    ['wrong input', 400, {}, '&sortOrder=no'],
  ])('%s', async (_what, status, options, more = '', body) => {
    await read(list);
    await read(list + more);
    seen = 0;
    const response = await send(list + more, options, app, body);
    expect([response.statusCode, seen]).toEqual([status, 1]);
  });

  test('what a failure is ordered for', async () => {
    await read(list);
    await app.inject({
      method: 'POST',
      url: '/__sandbox/faults',
      payload: { operationId: 'listProducts', code: '100500' },
    });
    expect((await read(list)).statusCode).toBe(500);
    expect((await read(list)).statusCode).toBe(200);
  });

  test('reads while the server stops, which end their connection', async () => {
    await read(list);
    isStopping = true;
    const { headers } = await send(list, { headers: { connection: 'keep-alive' } });
    isStopping = false;
    expect(headers.connection).toBe('close');
  });
});
