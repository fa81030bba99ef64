import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteManifest } from '@huiqi/draw';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.js';
import { readConfig } from '../config/config.js';
import { isAnnouncedToday } from '../modules/notices/isAnnounced.js';
import { notices } from '../schema/notices.js';
import { policies } from '../schema/policies.js';
import { products } from '../schema/products.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { seedNow } from '../callKit/seedNow.js';
import { describePages } from './describePages.js';
import { sitemap, sitemapPart } from './sitemap.js';

const origin = 'https://huiqi.example';
const site: SiteManifest = {
  entry: '/assets/index.js',
  sheet: '/assets/style.css',
  rules: [],
  early: '',
  shapes: { site: '', page: '', centre: '', bare: '', desk: '' },
  late: '',
  older: '',
  withoutScripts: '',
  pages: ['/loan', '/productDetail/:productId', '/policyDetail/:id', '/login'].map((path) => ({
    paths: [path],
    title: '页面',
    shape: 'site',
    drawn: false,
    scripts: [],
  })),
};
const root = mkdtempSync(join(tmpdir(), 'seo-'));

let testApp: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  const dist = join(root, 'apps/platform/dist');
  const forServer = join(root, 'apps/platform/build/dist');
  for (const folder of [dist, forServer]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<head><title>惠企</title></head><body></body>');
  writeFileSync(join(forServer, 'site.json'), JSON.stringify(site));
  testApp = await openTestApp();
  const env = {
    HUIQI_LOG_LEVEL: 'silent',
    HUIQI_PUBLIC_URL: origin,
    HUIQI_SHARED_CACHE_SECONDS: '30',
  };
  app = await createApp({ db: testApp.db, config: readConfig(env, root), now: () => seedNow });
  await app.ready();
}, 120_000);
afterAll(async () => {
  await app.close();
  await testApp.close();
  rmSync(root, { recursive: true });
});

const page = async (url: string) => (await app.inject(url)).body;
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

describe('the head of a page', () => {
  test('describes a product as a loan, until it is taken off the shelf', async () => {
    const evil = '</script><script>"&';
    await testApp.db.update(products).set({ name: evil }).where(eq(products.id, '100001'));
    const html = await page('/productDetail/100001?from=here');
    expect(html).not.toContain('</script><script>');
    expect(canonicalOf(html)).toBe(`${origin}/productDetail/100001`);
    expect(html).toContain('<title>&lt;/script&gt;&lt;script&gt;&quot;&amp; - 页面 - 惠企</title>');
    expect(html).toMatch(/<meta name="description" content="[^"]*万元[^"]*">/);
    expect(dataOf(html)).toMatchObject([
      {
        '@context': 'https://schema.org',
        '@type': 'LoanOrCredit',
        name: evil,
        url: `${origin}/productDetail/100001`,
        provider: { '@type': 'BankOrCreditUnion' },
        amount: { currency: 'CNY' },
      },
      { '@type': 'BreadcrumbList', itemListElement: { length: 3 } },
    ]);
    await testApp.db.update(products).set({ onShelf: false }).where(eq(products.id, '100001'));
    const gone = await page('/productDetail/100001');
    expect(gone).toContain('<meta name="robots" content="noindex">');
    expect(dataOf(gone)).toEqual([]);
  });

  test('describes a policy as an article', async () => {
    const [policy] = await testApp.db.select().from(policies).limit(1);
    const html = await page(`/policyDetail/${policy?.id}`);
    expect(dataOf(html)[0]).toMatchObject({ '@type': 'Article', headline: policy?.title });
    expect(html).toContain('<meta property="og:type" content="article">');
  });

  test('describes an announcement to the end of its last day', async () => {
    const { db } = testApp;
    let at = seedNow;
    const ofSite = describePages({ db, config: readConfig({}, root), now: () => at }, new Map());
    const [{ id } = { id: '' }] = await db.select().from(notices).where(isAnnouncedToday).limit(1);
    const described = () =>
      ofSite('/announcement/:announcementId', { params: { announcementId: id }, query: {} });
    expect((await described()).isPublic).toBe(true);
    // Time passes without a change of the public tables.
    await db.execute(sql`alter table notices disable trigger user`);
    await db.update(notices).set({ endsOn: '2020-01-01' }).where(eq(notices.id, id));
    await db.execute(sql`alter table notices enable trigger user`);
    // Midnight in China.
    at = new Date('2026-06-15T16:00:00Z');
    expect((await described()).isPublic).toBe(false);
  });

  test('lets shared caches keep what everybody gets alike, and nothing else', async () => {
    const shared = await app.inject('/loan');
    expect(canonicalOf(shared.body)).toBe(`${origin}/loan`);
    expect(shared.headers).toMatchObject({
      'cdn-cache-control': 'public, max-age=30, stale-while-revalidate=30',
      vary: /Cookie/,
    });
    for (const url of ['/login', '/productDetail/199999']) {
      const own = await app.inject(url);
      expect(own.body).toContain('noindex');
      expect(own.headers['cache-control']).toBe('no-cache');
      expect(own.headers['cdn-cache-control']).toBeUndefined();
    }
  });
});

describe('search engines', () => {
  test('are told where not to go, and where the map is', async () => {
    const rules = await page('/robots.txt');
    for (const path of ['/api/', '/playground/', '/cIGNA'])
      expect(rules).toContain(`Disallow: ${path}\n`);
    expect(rules).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  test('find the pages and all that is public', async () => {
    const { body, headers } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toMatch(/^application\/xml/);
    for (const path of [
      '/loan',
      '/productDetail/100002',
      '/policyDetail/',
      '/news/',
      '/announcement/',
      '/serviceProductDetail/',
      '/serviceOrganizationDetail/',
      '/enterpriseDemands/detail?id=',
    ])
      expect(body).toContain(`<loc>${origin}${path}`);
    expect(body).not.toContain('/productDetail/100001<');
    expect(body).not.toMatch(/cIGNA|userCenter|\/api\//);
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    const again = await app.inject({
      url: '/sitemap.xml',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test('get a map in parts that together list everything once', async () => {
    const asked = { db: testApp.db, origin, perFile: 40 };
    const files = (await sitemap(asked)).match(/<loc>/g)?.length ?? 0;
    expect(files).toBeGreaterThan(1);
    const parts: string[] = [];
    for (let part = 1; part <= files; part += 1) parts.push((await sitemapPart(asked, part)) ?? '');
    const found = parts.flatMap((part) => part.match(/<loc>[^<]*/g) ?? []);
    expect(new Set(found).size).toBe(found.length);
    const whole = await sitemap({ db: testApp.db, origin });
    expect(found).toHaveLength(whole.match(/<loc>/g)?.length ?? 0);
    expect(await sitemapPart(asked, files + 1)).toBeNull();
    expect((await app.inject('/sitemap/1.xml')).statusCode).toBe(200);
    expect((await app.inject('/sitemap/2.xml')).statusCode).toBe(404);
    expect((await app.inject('/sitemap/x.xml')).statusCode).toBe(404);
  });
});
