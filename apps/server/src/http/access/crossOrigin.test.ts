import { encodePassword } from '@huiqi/sdk/domain';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createApp } from '../../app.js';
import { readConfig } from '../../config/config.js';
import { samplePassword } from '../../seed/session/sampleAccounts.js';
import { admin, newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, tokenOfAccount } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { partnerToken } from '../../testing/partnerCalls.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rootDir } from '../../testing/places.js';
import { loginAs } from '../../testing/visits.js';

const own = 'https://huiqi.example';
const listed = 'https://integrator.example';
const insurer = 'https://www.insurer.example:8443';
const bank = 'https://branch.bank.example';
const requestId = { 'x-request-id': 'web-test-000077' };

let testApp: TestApp;
let cookie: string;
beforeAll(async () => {
  testApp = await openTestApp(undefined, {
    HUIQI_PUBLIC_URL: own,
    HUIQI_PARTNER_ORIGINS: listed,
    HUIQI_SANDBOX: '1',
    HUIQI_DEMO_ORIGINS: insurer,
  });
  const call = await callsAs(testApp, admin);
  const scope = { bankIds: ['1'], categoryIds: null, productIds: null };
  const change = { name: '网点', origins: [bank], scope, version: 1 };
  await call('PUT', '/partner/admin/pt_bank', change);
  const login = await loginAs(testApp, owner, { headers: { 'x-session-mode': 'cookie' } });
  cookie = `${login.cookies[0]?.name}=${login.cookies[0]?.value}`;
});
afterAll(() => testApp.close());

type Headers = Readonly<Record<string, string>>;
const send = (method: 'GET' | 'POST' | 'OPTIONS', path: string, headers: Headers, body?: object) =>
  testApp.app.inject({
    method,
    url: `/api/huiqi${path}`,
    headers,
    ...(body ? { payload: body } : {}),
  });
const resultOf = async (...[method, path, headers, body]: Parameters<typeof send>) => {
  const { statusCode, json } = await send(method, path, headers, body);
  return [statusCode, json().code];
};
const credentials = (telPhone: string) => ({
  type: 'FRONT',
  telPhone,
  password: encodePassword(samplePassword),
});
const effect = ['POST', '/user/relatedCompanyList', { userId: '1', type: 1 }] as const;

describe('origins (E-05)', () => {
  const near = (origin: string): string[] => {
    const { protocol, hostname, port } = new URL(origin);
    const other = protocol === 'https:' ? 'http:' : 'https:';
    const at = port ? `:${port}` : '';
    return [
      `${other}//${hostname}${at}`,
      `${protocol}//${hostname}${port ? '' : ':444'}`,
      `${protocol}//${hostname}:${Number(port || 443) + 1}`,
      `${protocol}//${hostname}.evil.example${at}`,
      `${protocol}//evil-${hostname}${at}`,
      `${protocol}//sub.${hostname}${at}`,
      `${protocol}//${hostname.slice(1)}${at}`,
      `${protocol}//${hostname.toUpperCase()}${at}`,
      `${protocol}//user@${hostname}${at}`,
      `${protocol}//${hostname}.${at}`,
      `${origin}/`,
      `${origin}, ${origin}`,
      ` ${origin}`.trimEnd().replace(' ', '%20'),
    ];
  };
  const strangers = [...[listed, insurer, bank].flatMap(near), 'null', '*', 'https://evil.example'];

  it.each([listed, insurer, bank])('%s is let in, without cookies', async (origin) => {
    const read = await send('GET', '/product/index/home', { origin });
    expect(read.headers).toMatchObject({ 'access-control-allow-origin': origin });
    expect(read.headers['access-control-expose-headers']).toContain('X-Access-Token');
    expect(read.headers['access-control-allow-credentials']).toBeUndefined();
    expect(read.headers.vary).toContain('Origin');
    const ask = { 'access-control-request-method': 'POST' };
    const preflight = await send('OPTIONS', effect[1], { origin, ...ask });
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([
      204,
      origin,
    ]);
  });

  it.each(strangers)('%s is not', async (origin) => {
    const ask = { origin, 'access-control-request-method': 'POST' };
    for (const response of [
      await send('GET', '/product/index/home', { origin }),
      await send('OPTIONS', effect[1], ask),
    ])
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
    expect((await resultOf(effect[0], effect[1], { ...requestId, origin }, effect[2]))[0]).toBe(
      403,
    );
  });

  test('there are enough of them', () => {
    expect(new Set(strangers).size).toBeGreaterThan(30);
  });

  it.each([listed, insurer])('%s cannot ask for tokens, nor manage partners', async (origin) => {
    const ask = { origin, 'access-control-request-method': 'POST' };
    for (const path of ['/partner/token', '/partner/admin/page']) {
      const response = await send('OPTIONS', path, ask);
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('come and go with the table', async () => {
    const call = await callsAs(testApp, admin);
    const allowed = async () =>
      (await send('GET', '/product/index/home', { origin: bank })).headers[
        'access-control-allow-origin'
      ];
    await call('PUT', '/partner/admin/pt_bank/state', { disabled: true });
    expect(await allowed()).toBeUndefined();
    await call('PUT', '/partner/admin/pt_bank/state', { disabled: false });
    expect(await allowed()).toBe(bank);
  });
});

describe.each([listed, insurer])('a page of %s without a token', (origin) => {
  const headers = { ...requestId, origin };

  test('is a visitor: what needs a session asks for a login', async () => {
    expect(await resultOf(effect[0], effect[1], headers, effect[2])).toEqual([401, '791214']);
    // Integrators may rename the header; nothing can be forged without a cookie.
    expect(await resultOf(effect[0], effect[1], { origin }, effect[2])).toEqual([401, '791214']);
  });

  test('never acts with our cookie', async () => {
    expect(await resultOf(effect[0], effect[1], { ...headers, cookie }, effect[2])).toEqual([
      401,
      '791214',
    ]);
    const info = await send('GET', '/user/info', { ...headers, cookie });
    expect(info.json().data).toBeNull();
    const ours = await send('GET', '/user/info', { ...requestId, cookie });
    expect(ours.json().data.id).toBe('1');
  });

  test('logs in by password, with a token and no cookie', async () => {
    const asked = { ...headers, 'x-session-mode': 'cookie' };
    const login = await send('POST', '/user/login/passwd', asked, credentials(newcomer));
    expect(login.statusCode).toBe(200);
    expect(login.cookies).toEqual([]);
    const token = { 'x-access-token': String(login.headers['x-access-token']) };
    expect((await send('GET', '/user/info', { ...headers, ...token })).json().data.id).toBe('2');
    const renewals = ['GET', '/order/renew/statistics', { ...headers, ...token }] as const;
    expect(await resultOf(...renewals)).toEqual(
      origin === insurer ? [403, '791403'] : [200, '200'],
    );
  });
});

describe('a page of a development server', () => {
  const server = 'http://localhost:5173';

  test('is let in by the sandbox, with the session of any partner and no cookie', async () => {
    const read = await send('GET', '/product/index/home', { origin: server });
    expect(read.headers['access-control-allow-origin']).toBe(server);
    expect(read.headers['access-control-allow-credentials']).toBeUndefined();
    const user = { reference: 'o', phone: owner };
    const token = await partnerToken(testApp, { user }, { partnerId: 'pt_bank' });
    const headers = { ...requestId, origin: server };
    const orders = ['GET', '/order/user/page', { ...headers, 'x-access-token': token }] as const;
    expect(await resultOf(...orders)).toEqual([200, '200']);
    expect(await resultOf('GET', '/order/user/page', { ...headers, cookie })).toEqual([
      401,
      '791214',
    ]);
  });

  test('is told what to list elsewhere, as is the log, once', async () => {
    const lines: string[] = [];
    const app = await createApp({
      db: testApp.db,
      config: readConfig({ HUIQI_PUBLIC_URL: own, HUIQI_LOG_LEVEL: 'warn' }, rootDir),
      now: () => seedNow,
      logStream: { write: (line) => void lines.push(line) },
    });
    const url = `/api/huiqi${effect[1]}`;
    const call = () =>
      app.inject({ method: 'POST', url, headers: { origin: server }, payload: effect[2] });
    const refused = (await call()).json();
    await call();
    await app.close();
    expect(refused).toMatchObject({ code: '100403', message: expect.stringContaining(server) });
    expect(refused.message).not.toContain(own);
    const told = lines.filter((line) => line.includes('unlisted origin'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(server);
  });
});

describe('a session of a partner', () => {
  const payload = { user: { reference: 'o', phone: owner } };
  const info = async (token: string, origin?: string) => {
    const from = origin === undefined ? {} : { origin };
    return resultOf('GET', '/order/user/page', { ...requestId, ...from, 'x-access-token': token });
  };

  test('is worth nothing on pages of anybody else', async () => {
    const token = await partnerToken(testApp, payload);
    for (const origin of [insurer, own, undefined])
      expect(await info(token, origin), origin).toEqual([200, '200']);
    for (const origin of [bank, listed, 'https://evil.example', 'null'])
      expect(await info(token, origin), origin).toEqual([403, '791403']);
  });

  test('any session on a page of a partner is limited to it', async () => {
    const token = { 'x-access-token': await tokenOfAccount(testApp, owner) };
    const page = { ...requestId, ...token, origin: bank };
    const banks = await send('GET', '/product/bank/bankSelect', page);
    expect(banks.json().data).toHaveLength(1);
    expect(await resultOf('GET', '/order/renew/statistics', page)).toEqual([403, '791403']);
    const orders = await send('GET', '/order/user/page', page);
    expect(orders.json().data.page.total).toBe(0);
  });

  test('ends with its partner', async () => {
    const token = await partnerToken(testApp, payload, { partnerId: 'pt_bank' });
    const call = await callsAs(testApp, admin);
    await call('PUT', '/partner/admin/pt_bank/state', { disabled: true });
    expect(await info(token)).toEqual([401, '002004']);
    await call('PUT', '/partner/admin/pt_bank/state', { disabled: false });
    expect(await info(token)).toEqual([200, '200']);
  });
});

test.each(['/cIGNALoan?source=DEMO&token=a', '/login?code=12345678', '/loan?x=1&token='])(
  '%s is kept nowhere (E-09)',
  async (url) => {
    const { headers } = await testApp.app.inject({ url, headers: { accept: 'text/html' } });
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual([
      'no-store',
      'no-referrer',
    ]);
  },
);

describe('frames (E-06)', () => {
  const ancestors = async (url: string) => {
    const response = await testApp.app.inject({ url, headers: { accept: 'text/html' } });
    return /frame-ancestors ([^;]+)/.exec(String(response.headers['content-security-policy']))?.[1];
  };

  it.each([
    '/',
    '/login?source=DEMO',
    '/cIGNALoan',
    '/cIGNALoan?source=NOBODY',
    '/cIGNALoan?source=FORMER',
    '/cIGNALoan?source=',
    '/loan/cIGNALoan?source=DEMO',
    '/api/huiqi/product/index/home?source=DEMO',
  ])('%s is in nobody’s', async (url) => {
    expect(await ancestors(url)).toBe("'none'");
  });

  // The sandbox's developers may frame them too.
  const local = 'http://localhost:* http://127.0.0.1:*';

  it.each([
    ['/cIGNALoan?source=DEMO', insurer],
    ['/cIGNAProductDetail/1?x=1&source=DEMO&token=abc', insurer],
    ['/cIGNAProductApply?productId=1&source=BANK1', bank],
  ])('%s is in those of its partner', async (url, origin) => {
    expect(await ancestors(url)).toBe(`${origin} ${local}`);
  });

  test('an address with a token alone is in those of the partner it was made for, used or not', async () => {
    const user = { reference: 'o', phone: owner };
    const token = await partnerToken(
      testApp,
      { user, purpose: 'handover' },
      { partnerId: 'pt_bank' },
    );
    const url = `/cIGNAOrderDetails?token=${token}`;
    expect(await ancestors(url)).toBe(`${bank} ${local}`);
    const used = await send('GET', `/user/getUserInfoByToken?token=${token}`, requestId);
    expect(used.json().data.userInfo.id).toBe('1');
    expect(await ancestors(url)).toBe(`${bank} ${local}`);
    expect(await ancestors(`${url}&source=NOBODY`)).toBe("'none'");
    for (const other of ['abc', 'a'.repeat(43), await partnerToken(testApp, { user })])
      expect(await ancestors(`/cIGNAOrderDetails?token=${other}`)).toBe("'none'");
  });
});
