import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteManifest } from '@huiqi/draw';
import { operationMeta } from '@huiqi/sdk/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.js';
import { readConfig } from '../config/config.js';
import { regions } from '../schema/areas.js';
import { products } from '../schema/products.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { seedNow } from '../callKit/seedNow.js';

const page = { title: '产品', shape: 'site', scripts: [], drawn: true } as const;
const site: SiteManifest = {
  entry: '/assets/index.js',
  sheet: '/assets/style.css',
  rules: [{ selectors: [{ text: '.red', classes: ['red'] }], body: '{color:red}' }],
  early: 'early()',
  shapes: { site: 'shape', page: 'page', centre: 'centre', bare: 'bare', desk: 'desk' },
  late: 'slow',
  older: '',
  withoutScripts: 'off',
  pages: [
    { ...page, paths: ['/', '/list'] },
    { ...page, paths: ['/thing/:id'] },
    { ...page, paths: ['/desk'], drawn: false },
  ],
};

/** Stands for the site's bundle: it names the product of the address, which it reads. */
const program = `
globalThis.isDrawingLoaded = true;
let drawings = 0;
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
export const isPhone = (agent) => agent.includes('iPhone');
export async function readRegion(ask) {
  const response = await ask(${JSON.stringify(`/api/huiqi${operationMeta.getCurrentArea.path}`)}, { method: 'GET' });
  const { data } = await response.json();
  return [{ tag: 'areas', operation: 'getCurrentArea', input: {}, data }];
}
export async function draw({ path, search, forVisitor, ask }) {
  if (search.includes('broken')) throw new Error('broken');
  drawings += 1;
  const id = path.split('/')[2];
  const url = ${JSON.stringify(`/api/huiqi${operationMeta.getProduct.path}`)}.replace('{productId}', id);
  const response = id === undefined ? null : await ask(url, { method: 'GET' });
  if (response?.status === 404) return null;
  const { data } = response ? await response.json() : { data: { name: 'none' } };
  return {
    markup: '<p class="red">' + escaped([data.name, search, forVisitor].join(' ')) + ' #' + drawings + '</p>',
    title: 'drawn', links: '', area: '1 2 3', areaKeys: ['elsewhere'],
    brand: { '--huiqi-brand': '#123456', '--huiqi-color-primary': '#123456' },
    responses: [{ tag: 'products', operation: 'getProduct', input: { productId: id }, data }],
  };
}`;

const root = mkdtempSync(join(tmpdir(), 'drawn-pages-'));
let testApp: TestApp;
let app: FastifyInstance;
let undrawn: FastifyInstance;
let isLoadedWhenReady = false;

beforeAll(async () => {
  const folder = join(root, 'apps/platform');
  mkdirSync(join(folder, 'build/dist'), { recursive: true });
  writeFileSync(join(folder, 'build/dist/site.json'), JSON.stringify(site));
  writeFileSync(join(folder, 'build/dist/draw.mjs'), program);
  testApp = await openTestApp();
  const make = (setting: string) => {
    const env = { HUIQI_LOG_LEVEL: 'silent', HUIQI_DRAW_PAGES: setting };
    return createApp({ db: testApp.db, config: readConfig(env, root), now: () => seedNow });
  };
  app = await make('1');
  undrawn = await make('0');
  await app.inject('/readyz');
  isLoadedWhenReady = 'isDrawingLoaded' in globalThis;
  // The first read compiles what later ones use, which may take longer than a drawing may.
  await app.inject('/list?first');
});
afterAll(async () => {
  await Promise.all([app.close(), undrawn.close()]);
  await testApp.close();
  rmSync(root, { recursive: true });
});

const partOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const drawnOf = (html: string) => partOf(html, /data-drawn="[^>]*>(.*?)<\/div>/s);

test('the server is ready once what draws its pages is loaded', () => {
  expect(isLoadedWhenReady).toBe(true);
});

test('a page is drawn with what it reads, once for each version of the data', async () => {
  const first = await app.inject('/thing/100001');
  const [{ name } = { name: '' }] = await testApp.db
    .select()
    .from(products)
    .where(eq(products.id, '100001'));
  expect(drawnOf(first.body)).toContain(`${name}  true`);
  expect(partOf(first.body, /id="responses">(.*?)<\/script>/s)).toContain(name);
  expect(first.body).not.toContain('shape');
  expect((await app.inject('/thing/100001')).body).toBe(first.body);
  await testApp.db.update(products).set({ name: '<b>"新"' }).where(eq(products.id, '100001'));
  const next = await app.inject('/thing/100001');
  expect(drawnOf(next.body)).toContain('&lt;b>&quot;新&quot;');
});

test('a page that is not drawn carries the region, as it is now', async () => {
  const carried = async (from: FastifyInstance) =>
    partOf((await from.inject('/desk')).body, /id="responses">(.*?)<\/script>/s);
  const first = await carried(app);
  expect(JSON.parse(first)).toMatchObject([{ operation: 'getCurrentArea' }]);
  expect(await carried(app)).toBe(first);
  await testApp.db.update(regions).set({ regionName: '新区' });
  expect(await carried(app)).toContain('新区');
  expect(await carried(undrawn)).toBe('');
});

test('what stands inline is allowed by its hash, and nothing else', async () => {
  const { body, headers } = await app.inject('/list');
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const style = partOf(body, /<style>(.*?)<\/style>/s);
  expect(style).toMatch(/^\.red\{color:red\}/);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`style-src 'self' ${hash(style)};`);
  expect(policy).toContain(`script-src 'self' ${hash('early()')};`);
  expect((await app.inject('/')).body).toBe(body);
});

test('a page for a session is drawn without the visitor', async () => {
  const { body } = await app.inject({ url: '/list', cookies: { huiqi_session: 'whatever' } });
  expect(body).toContain('data-drawn="user"');
  expect(drawnOf(body)).toContain('false');
});

test('an address cannot write into the page', async () => {
  const evil = '</script><script>alert(1)</script>"\'';
  const { body } = await app.inject(`/list?x=${evil}&y=${encodeURIComponent(evil)}`);
  expect(body).toContain('data-drawn');
  expect(body).not.toContain('<script>alert');
});

test('an object that does not exist is 404', async () => {
  const { statusCode, body } = await app.inject('/thing/nobody');
  expect(statusCode).toBe(404);
  expect(body).toContain('shape');
});

test('whatever cannot be drawn, or should not be, is sent as before', async () => {
  const { failed } = app.pageDrawings;
  const bodies = await Promise.all([
    app.inject('/list?broken'),
    app.inject('/list?token=x'),
    app.inject(`/list?x=${'x'.repeat(300)}`),
    app.inject({ url: '/list', headers: { 'user-agent': 'iPhone' } }),
    app.inject({ url: '/list', headers: { host: 'elsewhere.example' } }),
    undrawn.inject('/list'),
  ]);
  for (const { body, statusCode, headers } of bodies) {
    expect(statusCode).toBe(200);
    expect(body).toContain('shape');
    expect(headers['content-security-policy']).not.toContain('sha256');
  }
  expect(app.pageDrawings.failed).toBe(failed + 1);
});
