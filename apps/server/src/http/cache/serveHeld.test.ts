import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '../../app.js';
import { readConfig } from '../../config/config.js';
import { products } from '../../schema/products.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rootDir } from '../../testing/places.js';

const api = '/api/huiqi';
const list = `${api}/product/index/page?size=3`;

let testApp: TestApp;
let app: FastifyInstance;
/** Calls whose session and input were read. */
let seen = 0;

async function open(settings: NodeJS.ProcessEnv): Promise<FastifyInstance> {
  const config = readConfig(
    { HUIQI_SHARED_CACHE_SECONDS: '60', HUIQI_LOG_LEVEL: 'silent', ...settings },
    rootDir,
  );
  const one = await createApp({ db: testApp.db, config, now: () => seedNow });
  one.addHook('preParsing', async () => {
    seen += 1;
  });
  return one;
}

beforeAll(async () => {
  testApp = await openTestApp();
  app = await open({ HUIQI_SANDBOX: '1' });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});
beforeEach(() => {
  seen = 0;
});

async function read(url: string, headers: Record<string, string> = {}, from = app) {
  const { statusCode, headers: sent, body } = await from.inject({ url, headers });
  const { date: _date, 'x-request-id': id, ...same } = sent;
  return { id, said: { statusCode, same, body } };
}

test.each([
  [list, {}],
  [`${list}&sortOrder=1`, { 'x-scf-province': '500000', 'x-scf-city': '500300' }],
  [`${api}/product/index/100001`, {}],
  [`${api}/user/area/getAreaList`, {}],
  [`${api}/user/area/getAreaList?_=1`, { 'if-none-match': '*' }],
])('is sent as at first, before anything is parsed: %s', async (url, headers) => {
  const first = await read(url, headers);
  expect(seen).toBe(1);
  const again = await read(url, headers);
  expect(seen).toBe(1);
  expect(first.said.statusCode).toBe('if-none-match' in headers ? 304 : 200);
  expect(again.said).toEqual(first.said);
  expect(again.id).not.toBe(first.id);
});

test('belongs to the region that it was read for', async () => {
  const other = { 'x-scf-province': '500000', 'x-scf-city': '500100' };
  const here = await read(list);
  const there = await read(list, other);
  expect([(await read(list)).said, (await read(list, other)).said]).toEqual([
    here.said,
    there.said,
  ]);
});

test('is made again after a change', async () => {
  await read(list);
  await testApp.db.update(products).set({ name: '改名贷' }).where(eq(products.id, '100001'));
  seen = 0;
  expect((await read(`${api}/product/index/100001`)).said.body).toContain('改名贷');
  await read(list);
  expect(seen).toBe(2);
});

test('fails while the version cannot be read', async () => {
  await read(list);
  await testApp.db.execute(sql`alter table public_version rename to hidden_version`);
  const failed = await read(list);
  await testApp.db.execute(sql`alter table hidden_version rename to public_version`);
  expect(failed.said.statusCode).toBe(500);
  expect((await read(list)).said.statusCode).toBe(200);
});

/** Blocks reads of the version until the returned function is called. */
async function holdVersion(): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await new Promise<void>((resolve) => {
    void testApp.db.transaction(async (transaction) => {
      await transaction.execute(sql`lock table public_version in access exclusive mode`);
      resolve();
      await gate;
    });
  });
  onTestFinished(() => release());
  return () => release();
}

test('counts among the requests that are served at once', async () => {
  const small = await open({ HUIQI_REQUEST_LIMIT: '1' });
  await read(list, {}, small);
  const release = await holdVersion();
  const first = read(list, {}, small);
  await vi.waitFor(async () => {
    const { statusCode, same } = (await read(list, {}, small)).said;
    expect([statusCode, same['retry-after']]).toEqual([503, '2']);
  });
  release();
  expect((await first).said.statusCode).toBe(200);
  await small.close();
});

test.each<[string, number, Record<string, string>, string?]>([
  ['the page of another origin', 200, { origin: 'https://bank.example' }],
  ['the session of a partner', 200, { 'x-access-token': 'some' }],
  ['an address that signs somebody in', 200, {}, '&token=some'],
  ['wrong input', 400, {}, '&sortOrder=no'],
])('is not sent to %s', async (_what, status, headers, more = '') => {
  await read(list);
  await read(list + more);
  seen = 0;
  expect([(await read(list + more, headers)).said.statusCode, seen]).toEqual([status, 1]);
});

test('fails where a failure is ordered', async () => {
  await read(list);
  await app.inject({
    method: 'POST',
    url: '/__sandbox/faults',
    payload: { operationId: 'listProducts', code: '100500' },
  });
  expect((await read(list)).said.statusCode).toBe(500);
  expect((await read(list)).said.statusCode).toBe(200);
});
