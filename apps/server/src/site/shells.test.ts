import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { SiteManifest } from '@huiqi/draw';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.js';
import { readConfig } from '../config/config.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { seedNow } from '../callKit/seedNow.js';

const page = { scripts: [], drawn: false } as const;
const site: SiteManifest = {
  entry: '/assets/index.js',
  sheet: '/assets/style.css',
  rules: [],
  early: '',
  shapes: { site: '$&', page: 'page', centre: 'centre', bare: 'bare', desk: 'desk' },
  late: 'slow',
  older: '',
  withoutScripts: 'off',
  pages: [
    { ...page, paths: ['/', '/list'], title: '列表 & 更多', shape: 'site' },
    { ...page, paths: ['/door'], title: '登录', shape: 'bare' },
    { ...page, paths: ['/desk'], title: '申请管理', shape: 'desk' },
    { ...page, paths: ['/thing/:id'], title: '详情', shape: 'site' },
  ],
};
const root = mkdtempSync(join(tmpdir(), 'shells-'));
let testApp: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  const folder = join(root, 'apps/platform/build/dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  testApp = await openTestApp();
  const config = readConfig({ HUIQI_LOG_LEVEL: 'silent' }, root);
  app = await createApp({ db: testApp.db, config, now: () => seedNow });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
  rmSync(root, { recursive: true });
});

test.each([
  ['/', '列表 &amp; 更多', 'first-site">$&'],
  ['/list', '列表 &amp; 更多', 'first-site">$&'],
  ['/door', '登录', 'first-bare">bare'],
  ['/desk', '申请管理', 'first-desk">desk'],
  ['/thing/7?x=1', '详情', 'first-site">$&'],
])('%s has its title and its shape, and no search engine lists it', async (url, title, shape) => {
  const { body, headers } = await app.inject(url);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: /Cookie/ });
  expect(body).toContain(`<title>${title} - 惠企</title>`);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toContain(shape);
});

test('a page is compressed for clients that accept it', async () => {
  const packed = await app.inject({ url: '/list', headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await app.inject('/list')).body);
  const plain = await app.inject({ url: '/list', headers: { 'accept-encoding': 'br;q=0' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('a page that has not changed is not sent again', async () => {
  const { headers } = await app.inject('/list');
  const again = { 'if-none-match': String(headers.etag) };
  expect((await app.inject({ url: '/list', headers: again })).statusCode).toBe(304);
});
