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
import { seedNow } from '../testing/places.js';
import { checkRequests } from './preloadResponses.js';

const list = {
  paths: ['/', '/list'],
  title: '列表 & 更多',
  scripts: ['/assets/list.js'],
  pictures: ['getAreaConfig.logo', 'getAreaConfig.local', 'listProducts.content.0.logoImgUrl'],
  asks: [
    { operation: 'getUserInfo' },
    { operation: 'getCurrentArea' },
    { operation: 'getAreaConfig', inputOf: 'getCurrentArea' },
    { operation: 'listProducts', input: { size: 2, index: 1 } },
  ],
};
const shells = [
  { path: '/door', title: '登录', skeleton: 'bare' },
  { path: '/desk', title: '申请管理', skeleton: 'desk' },
  { path: '/thing/:id', title: '详情', skeleton: 'site' },
];
const listUrl = '/api/huiqi/product/index/page?index=1&size=2';
const root = mkdtempSync(join(tmpdir(), 'first-pages-'));
let testApp: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  const site = join(root, 'apps/platform/dist');
  mkdirSync(site, { recursive: true });
  const html = (text: string) =>
    `<html><head><title>惠企</title></head><body>${text}</body></html>`;
  writeFileSync(join(site, 'index.html'), html('$&'));
  writeFileSync(join(site, 'bare.html'), html('bare'));
  writeFileSync(join(site, 'desk.html'), html('desk'));
  const older = { paths: ['/older'], scripts: [], asks: [] };
  writeFileSync(join(site, 'first-pages.json'), JSON.stringify({ pages: [list, older], shells }));
  testApp = await openTestApp();
  const config = readConfig({ HUIQI_LOG_LEVEL: 'silent' }, root);
  app = await createApp({ db: testApp.db, config, now: () => seedNow });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
  rmSync(root, { recursive: true });
});

const unlisted = '<meta name="robots" content="noindex">';

const carried = (html: string) =>
  JSON.parse(/id="first-answers">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Record<
    string,
    { answer: unknown }
  >;

test('a visitor gets the page, its scripts and exactly the responses of the operations', async () => {
  const page = await app.inject('/list');
  expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', vary: /Cookie/ });
  expect(page.body).toContain('<link rel="modulepreload" crossorigin href="/assets/list.js">');
  expect(page.body).toContain('<body>$&');
  const pictures = [...page.body.matchAll(/as="image" href="([^"]*)"/g)].map(([, src]) => src);
  expect(pictures).toEqual(['/assets/logo.png', '/assets/banks/ccb.png']);
  const responses = carried(page.body);
  expect(Object.keys(responses)).toContain(listUrl);
  expect(Object.keys(responses)).toHaveLength(4);
  for (const [url, { answer }] of Object.entries(responses))
    expect((await app.inject({ url })).json(), url).toEqual(answer);
  expect(responses[listUrl]).toMatchObject({
    tag: 'products',
    operation: 'listProducts',
    input: { index: 1, size: 2 },
  });
  expect((await app.inject('/')).body).toBe(page.body);
});

test('a page for a signed-in user carries no personal data', async () => {
  const page = await app.inject({ url: '/list', cookies: { huiqi_session: 'whatever' } });
  const urls = Object.keys(carried(page.body));
  expect(urls).toHaveLength(3);
  expect(urls).not.toContain('/api/huiqi/user/info');
});

test('the next page shows a change, and text of the database cannot close the element', async () => {
  const before = await app.inject('/list');
  const evil = '</script><script>alert(1)</script>';
  await testApp.db.update(products).set({ name: evil }).where(eq(products.id, '100001'));
  const { body } = await app.inject('/list');
  expect(body).not.toContain('</script><script>alert');
  expect(JSON.stringify(carried(body))).toContain('alert(1)');
  const again = (etag: unknown) =>
    app.inject({ url: '/list', headers: { 'if-none-match': String(etag) } });
  expect((await again(before.headers.etag)).statusCode).toBe(200);
  expect((await again((await app.inject('/list')).headers.etag)).statusCode).toBe(304);
});

test('a page is compressed for clients that accept it', async () => {
  const packed = await app.inject({ url: '/list', headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await app.inject('/list')).body);
  const plain = await app.inject({ url: '/list', headers: { 'accept-encoding': 'br;q=0' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('a page of an older build is served as it is', async () => {
  const page = await app.inject({ url: '/older', headers: { accept: 'text/html' } });
  expect([page.statusCode, carried(page.body)]).toEqual([200, null]);
});

test('no page may carry the response of an operation that is not public', () => {
  expect(() => checkRequests([{ operation: 'listOrders' }])).toThrow('listOrders is not public');
});

test('every page has its title before its scripts, those without a header and the desk their own shape', async () => {
  expect((await app.inject('/list')).body).toContain('<title>列表 &amp; 更多 - 惠企</title>');
  const door = await app.inject('/door');
  expect(door.headers['cache-control']).toBe('no-cache');
  expect(door.body).toContain(`<title>登录 - 惠企</title>${unlisted}</head><body>bare`);
  expect(carried(door.body)).toBeNull();
  expect((await app.inject('/desk')).body).toContain(
    `<title>申请管理 - 惠企</title>${unlisted}</head><body>desk`,
  );
  expect((await app.inject('/thing/7?x=1')).body).toContain(
    `<title>详情 - 惠企</title>${unlisted}</head><body>$&`,
  );
});
