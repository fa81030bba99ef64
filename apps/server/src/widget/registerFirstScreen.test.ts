import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.js';
import { readConfig } from '../config/config.js';
import { products } from '../schema/products.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { seedNow } from '../callKit/seedNow.js';

const address = '/embed/v1/first-0a1b2c3d.json';
const listed = 'https://listed.example';
/** Stands for the widget's own: it asks as that one does. */
const program = `export async function renderFirstScreen(product, ask) {
  const sent = await ask('http://localhost/api/' + product + '/product/index/page?index=1&size=6');
  if (!sent.ok) throw new Error('refused');
  return { list: (await sent.json()).data };
}`;
const root = mkdtempSync(join(tmpdir(), 'first-screen-'));
let testApp: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  const folder = join(root, 'packages/embed/dist/server');
  mkdirSync(folder, { recursive: true });
  const names = ['v1/first-0a1b2c3d.json', '1.0.0/first-0a1b2c3d.json'];
  writeFileSync(join(folder, 'firstScreen.json'), JSON.stringify({ names }));
  writeFileSync(join(folder, 'loan.js'), 'start(__DRAWN_SCREEN__);');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'renderFirstScreen.js'), program);
  testApp = await openTestApp();
  const settings = { HUIQI_LOG_LEVEL: 'silent', HUIQI_PARTNER_ORIGINS: listed };
  app = await createApp({ db: testApp.db, config: readConfig(settings, root), now: () => seedNow });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
  rmSync(root, { recursive: true });
});

const get = (headers: Record<string, string> = {}, url = address) => app.inject({ url, headers });

test('any page that may call the API gets the screen, and a signed-in user the same', async () => {
  const sent = await get({ origin: listed });
  expect(sent.statusCode).toBe(200);
  expect(sent.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding, Origin',
  });
  const list = await get({}, '/api/huiqi/product/index/page?index=1&size=6');
  expect(sent.json()).toEqual({ list: list.json().data });
  const signedIn = { cookie: 'huiqi_session=whatever', 'x-access-token': 'whatever' };
  expect((await get(signedIn)).body).toBe(sent.body);
  expect((await get({}, '/embed/1.0.0/first-0a1b2c3d.json')).body).toBe(sent.body);
  const packed = await get({ 'accept-encoding': 'br' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(sent.body);
});

test('another page, and a loader of another build, get nothing', async () => {
  expect((await get({ origin: 'https://foreign.example' })).statusCode).toBe(404);
  expect((await get({}, '/embed/v1/first-ffffffff.json')).statusCode).toBe(404);
});

test('loan.js holds the screen for a page that says whose it is and may call the API', async () => {
  const loan = (headers: Record<string, string>) => get(headers, '/embed/v1/loan.js');
  const { body: screen } = await get({ origin: listed });
  const sent = await loan({ origin: listed });
  expect(sent.body).toBe(`start(${screen});`);
  expect(sent.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding, Origin, Sec-Fetch-Site',
  });
  const own = { 'sec-fetch-site': 'same-origin' };
  expect((await loan(own)).body).toBe(sent.body);
  // A script of another page without crossorigin: a partner's agreement could not be kept.
  for (const silent of [{}, { 'sec-fetch-site': 'cross-site' }])
    expect((await loan(silent)).body).toBe('start(null);');
  const foreign = await loan({ origin: 'https://foreign.example' });
  expect([foreign.statusCode, foreign.body]).toEqual([200, 'start(null);']);
});

test('the screen is kept until the data changes', async () => {
  const { etag } = (await get()).headers;
  expect((await get({ 'if-none-match': String(etag) })).statusCode).toBe(304);
  await testApp.db.update(products).set({ name: '新名称' }).where(eq(products.id, '100001'));
  const changed = await get({ 'if-none-match': String(etag) });
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('新名称');
});
