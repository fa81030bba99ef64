import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.js';
import { readConfig } from '../config/config.js';
import { products } from '../schema/products.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { seedNow } from '../testing/places.js';

const asks = [
  { operation: 'getUserInfo' },
  { operation: 'getCurrentArea' },
  { operation: 'getAreaConfig', inputOf: 'getCurrentArea' },
];
const page = { title: '产品', scripts: [], pictures: [], asks, drawn: true };
const pages = [
  { ...page, paths: ['/', '/list'] },
  { ...page, paths: ['/thing/:id'] },
];

/** Stands for the site's bundle: it names the product of the address, and reads it and what is nobody else's. */
const program = `
let drawings = 0;
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
export const earlyScript = 'early()';
export const isPhone = (agent) => agent.includes('iPhone');
export const usedRules = (css) => (markup) => (markup.includes('red') ? css : '');
export async function draw({ path, search, responses, forVisitor }) {
  if (search.includes('broken')) throw new Error('broken');
  drawings += 1;
  const id = path.split('/')[2];
  const input = { productId: id };
  const found = Object.values(responses).find(({ operation }) => operation === 'getProduct');
  const personal = { operation: 'listOrders', input: { index: 1, size: 10 } };
  const missing = id === undefined || found ? [personal] : [{ operation: 'getProduct', input }, personal];
  const name = found ? found.answer.data.name : 'none';
  return {
    markup: '<p class="red">' + escaped([name, search, forVisitor].join(' ')) + ' #' + drawings + '</p>',
    title: 'drawn', links: '<link rel="preload" as="image" href="/a.png"/>', area: '1 2 3',
    brand: { '--huiqi-color-primary': '#123456' }, missing,
  };
}`;

const root = mkdtempSync(join(tmpdir(), 'drawn-pages-'));
let testApp: TestApp;
let app: FastifyInstance;
let undrawn: FastifyInstance;

beforeAll(async () => {
  const folder = join(root, 'apps/platform');
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  mkdirSync(join(folder, 'build/dist'), { recursive: true });
  const link = (place: number) =>
    `<link rel="stylesheet" crossorigin href="/assets/style-${place}.css">`;
  const entry = '<script type="module" crossorigin src="/assets/index.js"></script>';
  const sheets = [0, 1, 2].map(link).join('\n');
  writeFileSync(
    join(folder, 'dist/index.html'),
    `<html lang="zh-CN"><head><title>惠企</title>${entry}</head><body><div id="root">shape<div class="first-late"><div>slow</div></div></div>${sheets}</body></html>`,
  );
  for (const [place, css] of ['*{margin:0}', '.red{color:red}', '.blue{color:blue}'].entries())
    writeFileSync(join(folder, `dist/assets/style-${place}.css`), css);
  writeFileSync(join(folder, 'dist/first-pages.json'), JSON.stringify({ pages, shells: [] }));
  writeFileSync(join(folder, 'build/dist/draw.mjs'), program);
  testApp = await openTestApp();
  const make = (setting: string) => {
    const env = { HUIQI_LOG_LEVEL: 'silent', HUIQI_DRAW_PAGES: setting };
    return createApp({ db: testApp.db, config: readConfig(env, root), now: () => seedNow });
  };
  app = await make('1');
  undrawn = await make('0');
  // The first read compiles what later ones use, which may take longer than a drawing may.
  await app.inject('/list?token=x');
});
afterAll(async () => {
  await Promise.all([app.close(), undrawn.close()]);
  await testApp.close();
  rmSync(root, { recursive: true });
});

const partOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const drawnOf = (html: string) => partOf(html, /data-drawn="[^>]*>(.*?)<\/div>/s);

test('a page is drawn with what it reads, once for each version of the data', async () => {
  const first = await app.inject('/thing/100001');
  const [{ name } = { name: '' }] = await testApp.db
    .select()
    .from(products)
    .where(eq(products.id, '100001'));
  expect(drawnOf(first.body)).toContain(`${name}  true`);
  const carried = partOf(first.body, /id="first-answers">(.*?)<\/script>/s);
  expect(Object.keys(JSON.parse(carried) as object)).toHaveLength(4);
  expect(carried).not.toContain('listOrders');
  expect(first.body).not.toContain('shape');
  expect((await app.inject('/thing/100001')).body).toBe(first.body);
  await testApp.db.update(products).set({ name: '<b>"新"' }).where(eq(products.id, '100001'));
  const next = await app.inject('/thing/100001');
  expect(drawnOf(next.body)).toContain('&lt;b>&quot;新&quot;');
});

test('the first frame of a drawn page waits for the last that is drawn', async () => {
  const { body } = await app.inject('/list');
  const last = partOf(body, /<link rel="expect" href="#([^"]*)" blocking="render">.*<body>/s);
  expect(body.indexOf(`id="${last}"`)).toBeGreaterThan(body.indexOf(drawnOf(body)));
});

test('the site is requested and started by the script that knows when the page is painted', async () => {
  const { body } = await app.inject('/list');
  const later = partOf(body, /<template id="later">(.*?)<\/template>/s);
  expect(later).toContain('<link rel="modulepreload" crossorigin href="/assets/index.js">');
  expect(later.match(/rel="stylesheet" media="print"/g)).toHaveLength(2);
  expect(body.replace(later, '')).not.toMatch(/modulepreload|rel="stylesheet"|type="module"/);
  expect(body).toMatch(/<script data-area="[^"]*" data-entry="\/assets\/index\.js">early\(\)/);
});

test('a page whose scripts do not come has what to say of that, and shows it to nobody else', async () => {
  const { body } = await app.inject('/list');
  const late = '<div class="first-late"><div>slow</div></div>';
  expect(partOf(body, /<template id="late">(.*?)<\/template>/s)).toBe(late);
  expect(body.split('slow')).toHaveLength(2);
  expect(partOf(body, /<style>(.*?)<\/style>/s)).toContain('.first-late{position:fixed');
});

test('what stands inline is allowed by its hash, and nothing else', async () => {
  const { body, headers } = await app.inject('/list');
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const style = partOf(body, /<style>(.*?)<\/style>/s);
  expect(style).toMatch(/^\*\{margin:0\}\.red\{color:red\}\.blue/);
  const late = [
    ...body.matchAll(/<link rel="stylesheet" media="(\w+)" crossorigin href="([^"]*)"/g),
  ];
  expect(late.map(([, media, href]) => [media, href])).toEqual([
    ['print', '/assets/style-1.css'],
    ['print', '/assets/style-2.css'],
  ]);
  expect(body).not.toContain('style-0');
  expect(style).toContain('[data-unpainted] img[loading=lazy]');
  expect(style).toContain(':root[data-brand]{--huiqi-color-primary:#123456}');
  expect(body).toContain('<html data-brand="#123456" lang="zh-CN">');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`style-src 'self' ${hash(style)};`);
  expect(policy).toContain(`script-src 'self' ${hash('early()')};`);
  expect((await app.inject('/')).body).toBe(body);
});

test('a page for a session is drawn without the visitor, and carries nothing personal', async () => {
  const { body } = await app.inject({ url: '/list', cookies: { huiqi_session: 'whatever' } });
  expect(body).toContain('data-drawn="user"');
  expect(drawnOf(body)).toContain('false');
  expect(body).not.toContain('/user/info');
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
    undrawn.inject('/list'),
  ]);
  for (const { body, statusCode, headers } of bodies) {
    expect(statusCode).toBe(200);
    expect(body).toContain('shape');
    expect(headers['content-security-policy']).not.toContain('sha256');
  }
  expect(app.pageDrawings.failed).toBe(failed + 1);
});
