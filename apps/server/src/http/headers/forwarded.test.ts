import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operationMeta } from '@huiqi/sdk/contract';
import { encodePassword } from '@huiqi/sdk/domain';
import { samplePassword } from '../../seed/session/sampleAccounts.js';
import { rateLimits } from '../../schema/rateLimits.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { proofOf } from '../../testing/visits.js';
import { seedNow } from '../../callKit/seedNow.js';
import { bankOfficer, owner } from '../../callKit/accounts.js';
import { requestId, tokenOfAccount } from '../../testing/callsAs.js';
import { exampleCalls, type ExampleCall } from '../../testing/exampleCalls.js';

const evil = 'evil.example';
/** Proxy headers about the client and the requested address. */
const spoofs: Record<string, string>[] = [
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-forwarded-for': '203.0.113.8, 127.0.0.1' },
  { 'x-real-ip': '203.0.113.9' },
  { 'x-client-ip': '203.0.113.10', 'true-client-ip': '203.0.113.10' },
  { forwarded: `for=203.0.113.11;host=${evil};proto=https` },
  { 'x-forwarded-host': evil, 'x-forwarded-proto': 'https' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-ssl': 'on', 'x-forwarded-port': '443' },
  { 'x-forwarded-server': evil, 'x-original-host': evil, 'x-host': evil },
  { 'x-original-url': '/admin', 'x-rewrite-url': '/admin', 'x-http-method-override': 'DELETE' },
  { host: evil },
];

/** All of them in one request. */
const together: Record<string, string> = Object.assign({}, ...spoofs);

const limit = 2;
let testApp: TestApp;
let secure: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(() => seedNow, { HUIQI_LOGIN_LIMIT: String(limit) });
  secure = await openTestApp(() => seedNow, { HUIQI_PUBLIC_URL: 'https://huiqi.example' });
});
afterAll(async () => {
  await testApp.close();
  await secure.close();
});

const login = (
  { app }: TestApp,
  headers: Record<string, string>,
  telPhone = owner,
  code?: string,
) =>
  app.inject({
    method: 'POST',
    url: '/api/huiqi/user/login/passwd',
    headers: { 'x-request-id': requestId, 'x-session-mode': 'cookie', ...headers },
    payload: { type: 'FRONT', telPhone, password: encodePassword(samplePassword), code },
  });

describe('the scheme and the host', () => {
  it.each(spoofs)('follow the configuration, whatever %j', async (headers) => {
    const response = await login(secure, headers);
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ name: '__Host-huiqi', secure: true, path: '/' });
    expect(cookie).not.toHaveProperty('domain');
    expect(response.headers['strict-transport-security']).toBeDefined();
    for (const origin of [`https://${evil}`, `http://${evil}`, 'null']) {
      const foreign = await login(secure, { ...headers, origin });
      expect([foreign.statusCode, foreign.json().code], origin).toEqual([403, '100403']);
    }
    expect((await login(secure, { ...headers, origin: 'https://huiqi.example' })).statusCode).toBe(
      200,
    );
  });

  it.each(spoofs.filter(({ host }) => host === undefined))(
    'without configuration follow the connection, whatever %j',
    async (headers) => {
      const foreign = await login(testApp, { ...headers, origin: `https://${evil}` });
      expect([foreign.statusCode, foreign.json().code]).toEqual([403, '100403']);
      expect(foreign.headers['strict-transport-security']).toBeUndefined();
    },
  );

  it.each(['', 'a:99999'])('refuse a page of another host than %j', async (host) => {
    const response = await login(testApp, { host, origin: `https://${evil}` });
    expect([response.statusCode, response.json().code]).toEqual([403, '100403']);
  });

  it.each([' ', 'a b', '%%%', '[::1', '@', `x@${evil}`, `${evil}:443@127.0.0.1`, '\u00e9'])(
    'refuse a host that is none: %j',
    async (host) => {
      const response = await login(testApp, { host, origin: `https://${evil}` });
      expect([response.statusCode, response.json().code]).toEqual([400, '100400']);
    },
  );
});

describe('responses', () => {
  const withoutId = (body: string) => body.replaceAll(/"requestId":"[^"]*"/g, '');

  it('are the same for every spoofed header', async () => {
    const token = await tokenOfAccount(secure, owner);
    const bank = await tokenOfAccount(secure, bankOfficer);
    const calls = await exampleCalls(secure);
    // Operations with an effect respond with new random keys each time.
    const reads = [...calls.values()].filter(
      ({ method, operationId }) => method === 'GET' && operationMeta[operationId].read,
    );
    const ask = ({ path, as }: Pick<ExampleCall, 'path' | 'as'>, headers = {}) => {
      const access = as === owner ? token : bank;
      const own = { 'x-access-token': access, 'x-request-id': requestId };
      return secure.app.inject({ url: path, headers: { ...own, ...headers } });
    };
    const pages = [
      '/',
      '/login',
      '/playground',
      '/reference/',
      '/openapi.json',
      '/embed',
      '/%',
      '/x',
    ];
    const urls = [
      ...reads.map(({ path, as }) => ({ path: `/api/huiqi${path}`, as, spoofed: [together] })),
      ...pages.map((path) => ({ path, as: owner, spoofed: [together, ...spoofs] })),
    ];
    for (const { spoofed, ...url } of urls) {
      const plain = await ask(url);
      for (const headers of spoofed) {
        const response = await ask(url, headers);
        expect(response.statusCode, url.path).toBe(plain.statusCode);
        expect(withoutId(response.body), url.path).toBe(withoutId(plain.body));
        expect(JSON.stringify(response.headers), url.path).not.toContain(evil);
        expect(response.headers.location).toBe(plain.headers.location);
      }
    }
  }, 180_000);
});

describe('attempts', () => {
  it('are counted by the address of the connection', async () => {
    const own = sql`${rateLimits.key} like 'login-from:%'`;
    await testApp.db.delete(rateLimits);
    for (let attempt = 0; attempt < limit * 10; attempt += 1) {
      const headers = spoofs[attempt % spoofs.length] ?? {};
      await login(
        testApp,
        headers,
        `1390000${1000 + attempt}`,
        await proofOf(testApp, () => seedNow),
      );
    }
    const rows = await testApp.db.select().from(rateLimits).where(own);
    expect(rows.map(({ key, count }) => [key, count])).toEqual([
      ['login-from:127.0.0.1', limit * 10],
    ]);
    const refused = await login(testApp, { 'x-forwarded-for': '198.51.100.1' }, '13900009999');
    expect([refused.statusCode, refused.json().code]).toEqual([429, '003001']);
  });

  describe('behind trusted proxies', () => {
    let behind: TestApp;
    beforeAll(async () => {
      behind = await openTestApp(() => seedNow, {
        HUIQI_LOGIN_LIMIT: String(limit),
        HUIQI_PUBLIC_URL: 'https://huiqi.example',
        HUIQI_TRUSTED_PROXIES: '10.1.0.0/16, 127.0.0.1',
      });
    });
    afterAll(() => behind.close());
    beforeEach(() => behind.db.delete(rateLimits));

    /** The address by which a failed login is counted. */
    const countedBy = async (forwarded: string, remoteAddress: string) => {
      await behind.db.delete(rateLimits);
      await behind.app.inject({
        method: 'POST',
        url: '/api/huiqi/user/login/passwd',
        headers: { 'x-request-id': requestId, 'x-forwarded-for': forwarded },
        remoteAddress,
        payload: { type: 'FRONT', telPhone: '13900001000', password: encodePassword('x') },
      });
      const own = sql`${rateLimits.key} like 'login-from:%'`;
      const rows = await behind.db.select().from(rateLimits).where(own);
      return rows.map(({ key }) => key.replace('login-from:', ''));
    };

    it.each([
      ['one proxy', '203.0.113.7', '127.0.0.1', '203.0.113.7'],
      ['two proxies', '203.0.113.7, 10.1.2.3', '127.0.0.1', '203.0.113.7'],
      [
        'an address the client added itself',
        '198.51.100.9, 203.0.113.7',
        '10.1.2.3',
        '203.0.113.7',
      ],
      ['a trusted address the client added', '10.1.2.3, 203.0.113.7', '10.1.2.3', '203.0.113.7'],
      ['a client that is no proxy', '203.0.113.7', '198.51.100.8', '198.51.100.8'],
      ['a range that is not listed', '203.0.113.7', '10.2.0.1', '10.2.0.1'],
    ])('%s', async (_name, forwarded, connection, counted) => {
      expect(await countedBy(forwarded, connection)).toEqual([counted]);
    });

    it.each(spoofs)(
      'scheme and host still follow the configuration, whatever %j',
      async (headers) => {
        const response = await login(behind, headers);
        expect(response.cookies[0]).toMatchObject({ name: '__Host-huiqi', secure: true });
        for (const origin of [`https://${evil}`, 'http://huiqi.example'])
          expect((await login(behind, { ...headers, origin })).statusCode, origin).toBe(403);
      },
    );
  });
});
