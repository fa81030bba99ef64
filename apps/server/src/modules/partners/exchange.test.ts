import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { createApp } from '../../app.js';
import { readConfig } from '../../config/config.js';
import { admin, agent, bankOfficer, newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, callsWith } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { exchange, partnerToken } from '../../testing/partnerCalls.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rootDir } from '../../testing/places.js';
import { visit } from '../../testing/visits.js';
import { oneTimeTokens } from '../../schema/oneTimeTokens.js';
import { sessions, users } from '../../schema/users.js';
import { partnerEvents } from '../../schema/partnerEvents.js';
import { demoPartner } from './samplePartners.js';
import { partnerSecrets } from '../../schema/partners.js';

let now = seedNow;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(() => now);
});
afterAll(() => testApp.close());
afterEach(() => {
  now = seedNow;
});

const minutes = (count: number) => new Date(seedNow.getTime() + count * 60_000);
const named = (reference: string, more: object = { phone: newcomer }) => ({
  user: { reference, ...more },
});
const userOf = async (token: string) => (await callsWith(testApp, token)('GET', '/user/info')).data;
const codeOf = async (payload: object, options = {}) => {
  const { statusCode, json } = await exchange(testApp, payload, options);
  return [statusCode, json().code];
};

describe('the exchange', () => {
  test('makes a session of the user that ends after 15 minutes', async () => {
    const response = await exchange(testApp, named('a'));
    expect(response.headers['cache-control']).toBe('no-store');
    const { token, ...rest } = response.json().data;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(rest).toEqual({ expiresIn: 900, expiresAt: minutes(15).toISOString() });
    expect(await userOf(token)).toMatchObject({ id: '2', roleType: 'NORMA' });
    now = minutes(14);
    expect((await userOf(token)).id).toBe('2');
    now = minutes(15);
    expect(await userOf(token)).toBeNull();
  });

  test('is not prolonged by the poll that renews tokens', async () => {
    const token = await partnerToken(testApp, named('a'));
    now = minutes(11);
    const headers = { 'x-access-token': token };
    const poll = await visit(testApp, '/user/notice/unread/count', { method: 'GET', headers });
    const next = String(poll.headers['x-access-token']);
    expect((await userOf(next)).id).toBe('2');
    expect((await callsWith(testApp, next)('GET', '/order/renew/statistics')).code).toBe('791403');
    now = minutes(16);
    expect(await userOf(next)).toBeNull();
  });

  test('later calls may pass the reference alone; a first one may not', async () => {
    await partnerToken(testApp, named('b', { phone: owner }));
    expect((await userOf(await partnerToken(testApp, named('b', {})))).id).toBe('1');
    const first = (await exchange(testApp, named('unknown', {}))).json();
    expect([first.code, first.fieldErrors[0].field]).toEqual(['100400', 'user.phone']);
  });

  test('a reference means one user, and one partner', async () => {
    await partnerToken(testApp, named('c', { phone: owner }));
    expect(await codeOf(named('c', { phone: newcomer }))).toEqual([409, '100409']);
    expect(await codeOf(named('c', {}), { partnerId: 'pt_bank' })).toEqual([400, '100400']);
    const phone = '13911112222';
    expect((await userOf(await partnerToken(testApp, named('c', { phone })))).id).toBe('1');
    expect(await testApp.db.$count(users, eq(users.phone, phone))).toBe(0);
  });

  test('creates an account without a password where there is none, once', async () => {
    const phone = '13911110000';
    const payload = named('new', { phone, name: '新客户' });
    const tokens = await Promise.all(
      Array.from({ length: 8 }, () => partnerToken(testApp, payload)),
    );
    const ids = await Promise.all(tokens.map(async (token) => (await userOf(token)).id));
    expect(new Set(ids).size).toBe(1);
    const rows = await testApp.db.select().from(users).where(eq(users.phone, phone));
    expect(rows).toMatchObject([
      { name: '新客户', role: 'NORMA', type: 'PHONE', isFirstLogin: true },
    ]);
  });

  test('knows taxpayers by credit code', async () => {
    const creditCode = '91500231MA5TPARTN1';
    const token = await partnerToken(testApp, named('tax', { creditCode }));
    expect(await userOf(token)).toMatchObject({ type: 'TAX', taxNo: creditCode });
  });

  test('knows whom it is given both names of by the phone', async () => {
    const [phone, creditCode] = ['13911110002', '91500231MA5TPARTN2'];
    await partnerToken(testApp, named('by-code', { creditCode }));
    const { id } = await userOf(await partnerToken(testApp, named('by-phone', { phone })));
    const both = named('both', { phone, creditCode });
    expect((await userOf(await partnerToken(testApp, both))).id).toBe(id);
    await testApp.db.update(users).set({ name: '改名' }).where(eq(users.id, id));
    expect((await userOf(await partnerToken(testApp, both))).id).toBe(id);
  });

  it.each([
    ['an agent', agent],
    ['an officer', bankOfficer],
    ['an administrator', admin],
  ])('signs in no %s', async (name, phone) => {
    expect(await codeOf(named(name.replaceAll(' ', '-'), { phone }))).toEqual([400, '100400']);
  });

  test('signs in nobody who was disabled', async () => {
    const token = await partnerToken(testApp, named('d', { phone: '13911110001' }));
    const { id } = await userOf(token);
    await testApp.db.update(users).set({ disabled: true }).where(eq(users.id, id));
    expect(await userOf(token)).toBeNull();
    expect(await codeOf(named('d', {}))).toEqual([400, '100400']);
  });

  it.each([
    ['no credentials', { headers: { authorization: '' } }],
    ['another scheme', { headers: { authorization: 'Bearer abc' } }],
    ['no colon', { headers: { authorization: 'Basic YWJj' } }],
    ['a wrong secret', { secret: 'wrong' }],
    ["another partner's secret", { partnerId: 'pt_bank', secret: demoPartner.secret }],
    ['a partner nobody knows', { partnerId: 'pt_none', secret: demoPartner.secret }],
    ['a partner that no database stores', { partnerId: 'pt_\0demo', secret: demoPartner.secret }],
    ['a disabled partner', { partnerId: 'pt_former' }],
  ])('refuses %s', async (_name, options) => {
    expect(await codeOf(named('a'), options)).toEqual([401, '791401']);
  });

  it.each([
    ['an origin', { origin: 'https://www.insurer.example' }],
    ['our own origin', { origin: 'http://localhost:80', host: 'localhost:80' }],
    ['fetch metadata', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses a page, which sends %s: a secret has no place there', async (_name, headers) => {
    expect(await codeOf(named('a'), { headers })).toEqual([403, '100403']);
  });

  test('is limited by failures of an address, and never for who has the secret', async () => {
    const codes = [];
    for (let turn = 0; turn < 102; turn += 1)
      codes.push((await codeOf(named('a'), { secret: 'guess' }))[1]);
    expect([codes[0], codes.at(-1)]).toEqual(['791401', '003001']);
    expect(await codeOf(named('a'))).toEqual([200, '200']);
    now = minutes(11);
  });

  test('leaves a trace with neither secret nor token', async () => {
    const events = await testApp.db.select().from(partnerEvents);
    expect(events.filter(({ type }) => type === 'TOKEN').length).toBeGreaterThan(10);
    expect(events[0]).toMatchObject({ partnerId: 'pt_demo', detail: 'widget', userId: '2' });
  });

  test('neither secrets nor tokens are stored or logged in the clear (E-10)', async () => {
    const lines: string[] = [];
    const app = await createApp({
      db: testApp.db,
      config: readConfig({ HUIQI_LOG_LEVEL: 'trace' }, rootDir),
      now: () => now,
      logStream: { write: (line) => void lines.push(line) },
    });
    const session = await partnerToken({ app }, named('a'));
    const handover = await partnerToken({ app }, { ...named('a'), purpose: 'handover' });
    await exchange({ app }, named('a'), { secret: 'a-wrong-secret-of-a-partner' });
    await callsWith({ app }, session)('GET', '/user/info');
    await app.close();
    const tables = [sessions, oneTimeTokens, partnerSecrets, partnerEvents];
    const rows = await Promise.all(tables.map((table) => testApp.db.select().from(table)));
    const kept = lines.join('') + JSON.stringify(rows);
    expect(kept).toContain('/partner/token');
    const { secret } = demoPartner;
    for (const one of [session, handover, secret, btoa(`pt_demo:${secret}`), 'a-wrong-secret'])
      expect(kept).not.toContain(one);
  });
});

describe('a code for the address (E-08)', () => {
  const code = (purpose: 'handover' | 'code') => partnerToken(testApp, { ...named('a'), purpose });
  const byToken = (token: string, source = 'DEMO', headers = {}) =>
    visit(testApp, `/user/getUserInfoByToken?token=${token}&source=${source}`, {
      method: 'GET',
      headers,
    });
  const byCode = (one: string) =>
    visit(testApp, `/user/getUserInfoByCode?code=${one}`, { method: 'GET' });

  test('is exchanged once, for a session of the partner', async () => {
    for (const response of [
      await byToken(await code('handover')),
      await byCode(await code('code')),
    ]) {
      expect(response.json().data.userInfo.id).toBe('2');
      const calls = callsWith(testApp, String(response.headers['x-access-token']));
      expect((await calls('GET', '/order/user/page')).status).toBe(200);
      expect((await calls('GET', '/order/renew/statistics')).code).toBe('791403');
    }
  });

  test('is bound to the partner, and to one kind', async () => {
    const handover = await code('handover');
    expect((await byToken(handover, 'BANK1')).json().code).toBe('791214');
    expect((await byCode(handover)).json().code).toBe('791214');
    expect((await byToken(handover)).statusCode).toBe(200);
  });

  test('ends after a minute, and with its partner', async () => {
    const [late, orphan] = [await code('handover'), await code('handover')];
    const call = await callsAs(testApp, admin);
    await call('PUT', '/partner/admin/pt_demo/state', { disabled: true });
    expect((await byToken(orphan)).json().code).toBe('791214');
    await call('PUT', '/partner/admin/pt_demo/state', { disabled: false });
    now = minutes(1);
    expect((await byToken(late)).json().code).toBe('002004');
  });

  test('leaves a trace when it is used again, and no session', async () => {
    const handover = await code('handover');
    const session = String((await byToken(handover)).headers['x-access-token']);
    expect((await byToken(handover)).json().code).toBe('002004');
    expect(await userOf(session)).toBeNull();
    const reused = eq(partnerEvents.type, 'CODE_REUSED');
    expect(await testApp.db.$count(partnerEvents, reused)).toBe(1);
  });
});
