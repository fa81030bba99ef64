import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app.js';
import { readConfig } from '../../config/config.js';
import { partnerOrigins } from '../../schema/partners.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rootDir } from '../../testing/places.js';

const list = '/api/huiqi/product/index/page?size=3';
/** A partner whose pages show the products of one bank. */
const origin = 'https://bank.example';

let testApp: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.db.insert(partnerOrigins).values({ partnerId: 'pt_bank', origin });
  const config = readConfig(
    { HUIQI_LOG_LEVEL: 'silent', HUIQI_SHARED_CACHE_SECONDS: '60' },
    rootDir,
  );
  app = await createApp({ db: testApp.db, config, now: () => seedNow });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

type Headers = Readonly<Record<string, string>>;
const read = (url: string, headers: Headers = {}, from = app) => from.inject({ url, headers });

describe('a cached operation', () => {
  test('says that the client holds it, at the first read of an address and later', async () => {
    const { headers } = await read(list, {}, testApp.app);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: /^W\/"[\w-]{22}"$/ });
    expect(headers['cdn-cache-control']).toBeUndefined();
    const etag = String(headers.etag);
    for (const held of [etag, `"x", ${etag.slice(2)}`, '*']) {
      for (const url of [list, `${list}&_=${encodeURIComponent(held)}`]) {
        const again = await read(url, { 'if-none-match': held }, testApp.app);
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      }
    }
    const other = await read(list, { 'if-none-match': 'W/"other"' }, testApp.app);
    expect([other.statusCode, other.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
  });

  test('may be kept in front of the server for as long as is set, by what it depends on', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const { headers } = await read(list);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
        'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=60',
        vary: 'Origin, X-Scf-Province, X-Scf-City, X-Scf-District, X-Access-Token',
      });
    }
    const areas = await read('/api/huiqi/user/area/getAreaList');
    expect(areas.headers.vary).toBe('Origin');
  });

  test('is kept by nobody if it failed, belongs to a session or signs somebody in', async () => {
    const missing = await read('/api/huiqi/product/index/199999');
    const caller = await read(list, { 'x-access-token': 'some' });
    const signing = await read(`${list}&token=some`);
    const own = await read('/api/huiqi/user/info');
    for (const { headers } of [missing, caller, signing, own]) {
      expect(headers['cdn-cache-control']).toBeUndefined();
      expect(headers['cache-control']).toMatch(/^no-(?:store|cache)$/);
    }
    expect(signing.headers['cache-control']).toBe('no-store');
  });

  test('of an address that was read before is another for the page of a partner', async () => {
    const alone = (await read(list)).body;
    for (let turn = 0; turn < 2; turn += 1) {
      const ofPartner = await read(list, { origin });
      expect(ofPartner.headers['access-control-allow-origin']).toBe(origin);
      expect(ofPartner.body).not.toBe(alone);
      expect((await read(list)).body).toBe(alone);
    }
  });
});
