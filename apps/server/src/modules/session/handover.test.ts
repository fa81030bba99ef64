import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newcomer, owner } from '../../callKit/accounts.js';
import { createApp } from '../../app.js';
import { readConfig } from '../../config/config.js';
import { callsAs } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rootDir } from '../../testing/places.js';
import { visit } from '../../testing/visits.js';
import { createHandover, createTicket, signOnSource } from './handover.js';
import { oneTimeTokens } from '../../schema/oneTimeTokens.js';
import { outsideVisits } from '../../schema/outsideVisits.js';
import { deleteOldTokens } from './oneTimeTokenRepository.js';
import { sessions, users } from '../../schema/users.js';

let now = seedNow;
let testApp: TestApp;
let sandbox: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(() => now);
  sandbox = await openTestApp(() => now, { HUIQI_SANDBOX: '1' });
});
afterAll(async () => {
  await testApp.close();
  await sandbox.close();
});
afterEach(() => {
  now = seedNow;
});

const tokenFor = (userId = '1', source = 'bank') =>
  createHandover(testApp.db, { userId, source }, now);
const query = (values: Record<string, string>) => String(new URLSearchParams(values));
const byToken = (token: string, source = 'bank', headers = {}) =>
  visit(testApp, `/user/getUserInfoByToken?${query({ source, token })}`, {
    method: 'GET',
    headers,
  });
const byCode = (code: string) =>
  visit(testApp, `/user/getUserInfoByCode?${query({ code })}`, { method: 'GET' });

describe('a handed over token (E-08)', () => {
  test('starts a session once; a second use is refused', async () => {
    const token = await tokenFor();
    const response = await byToken(token);
    expect(response.json().data.userInfo).toMatchObject({ id: '1', roleType: 'NORMA' });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-access-token']).toMatch(/^[\w-]{43}$/);
    expect(response.headers['x-access-token']).not.toBe(token);
    expect([(await byToken(token)).statusCode, (await byToken(token)).json().code]).toEqual([
      401,
      '002004',
    ]);
  });

  test('starts a cookie session where one is asked for', async () => {
    const response = await byToken(await tokenFor(), 'bank', { 'x-session-mode': 'cookie' });
    expect(response.headers['x-access-token']).toBeUndefined();
    expect(response.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  test('ends the session of the first use with the second: one of the two is not the user', async () => {
    const token = await tokenFor();
    const session = String((await byToken(token)).headers['x-access-token']);
    const read = async () => {
      const headers = { 'x-access-token': session };
      return (await visit(testApp, '/user/notice/unread/count', { method: 'GET', headers })).json();
    };
    expect((await read()).code).toBe('200');
    expect((await byToken(token, 'other')).json().code).toBe('791214');
    expect((await read()).code).toBe('200');
    expect((await byToken(token)).json().code).toBe('002004');
    expect((await read()).code).toBe('002004');
  });

  test('of 50 parallel uses one succeeds, and no session is left', async () => {
    const before = await testApp.db.$count(sessions, eq(sessions.userId, '2'));
    const token = await tokenFor('2');
    const codes = await Promise.all(
      Array.from({ length: 50 }, async () => (await byToken(token)).json().code),
    );
    expect(codes.filter((code) => code === '200')).toHaveLength(1);
    expect(codes.filter((code) => code === '002004')).toHaveLength(49);
    expect(await testApp.db.$count(sessions, eq(sessions.userId, '2'))).toBe(before);
  });

  test('expires after a minute', async () => {
    const token = await tokenFor();
    now = new Date(seedNow.getTime() + 60_000);
    expect((await byToken(token)).json().code).toBe('002004');
  });

  test('is bound to its source and kind, and another try does not use it up', async () => {
    const token = await tokenFor();
    expect((await byToken(token, 'other')).json().code).toBe('791214');
    expect((await byCode(token)).json().code).toBe('791214');
    expect((await byToken('a'.repeat(43))).json().code).toBe('791214');
    expect((await byToken(token)).statusCode).toBe(200);
    const code = await tokenFor('1', signOnSource);
    expect((await byToken(code, signOnSource)).json().code).toBe('791214');
    expect((await byCode(code)).statusCode).toBe(200);
    expect((await byCode(code)).json().code).toBe('002004');
  });

  test('is enough alone, and then used up for its source too', async () => {
    const token = await tokenFor();
    const alone = `/user/getUserInfoByToken?${query({ token })}`;
    expect((await visit(testApp, alone, { method: 'GET' })).json().data.userInfo.id).toBe('1');
    expect((await byToken(token)).json().code).toBe('002004');
  });

  test('signs in nobody who was disabled since', async () => {
    const token = await tokenFor('6');
    await testApp.db.update(users).set({ disabled: true }).where(eq(users.id, '6'));
    expect((await byToken(token)).json().code).toBe('791214');
  });

  test('is no session, and no session is one', async () => {
    const token = await tokenFor();
    const headers = { 'x-access-token': token };
    const read = await visit(testApp, '/user/notice/unread/count', { method: 'GET', headers });
    expect(read.json().code).toBe('002004');
    const session = String((await byToken(token)).headers['x-access-token']);
    expect((await byToken(session)).json().code).toBe('791214');
  });

  test('cannot be sent by a page of another site (login CSRF)', async () => {
    const token = await tokenFor();
    const foreign = { origin: 'https://evil.example' };
    const url = `/api/huiqi/user/getUserInfoByToken?${query({ source: 'bank', token })}`;
    expect((await testApp.app.inject({ url })).statusCode).toBe(403);
    expect((await byToken(token, 'bank', foreign)).statusCode).toBe(403);
    expect((await byToken(token)).statusCode).toBe(200);
  });

  test('is neither stored nor logged in the clear (E-10)', async () => {
    const lines: string[] = [];
    const app = await createApp({
      db: testApp.db,
      config: readConfig({ HUIQI_LOG_LEVEL: 'trace' }, rootDir),
      now: () => now,
      logStream: { write: (line) => void lines.push(line) },
    });
    const token = await tokenFor();
    const path = `/user/getUserInfoByToken?${query({ source: 'bank', token })}`;
    const session = (await visit({ app }, path, { method: 'GET' })).headers['x-access-token'];
    expect((await visit({ app }, path, { method: 'GET' })).json().code).toBe('002004');
    await app.close();
    const log = lines.join('');
    expect(log).toContain('a one-time token was used again');
    expect(log).toContain('/user/getUserInfoByToken');
    for (const secret of [token, String(session)]) expect(log).not.toContain(secret);
    const tables = [
      await testApp.db.select().from(oneTimeTokens),
      await testApp.db.select().from(sessions),
    ];
    for (const secret of [token, String(session)])
      expect(JSON.stringify(tables)).not.toContain(secret);
  });

  test('is deleted a day after it expired', async () => {
    await tokenFor();
    await deleteOldTokens(testApp.db, new Date(seedNow.getTime() + 24 * 3_600_000));
    expect(await testApp.db.$count(oneTimeTokens)).toBeGreaterThan(0);
    await deleteOldTokens(testApp.db, new Date(seedNow.getTime() + 25 * 3_600_000));
    expect(await testApp.db.$count(oneTimeTokens)).toBe(0);
  });
});

describe('tickets for other sites', () => {
  test('are of the signed-in user only and expire after a minute', async () => {
    const call = await callsAs(testApp, owner);
    const { data } = await call('GET', '/user/honestAgent/token?userId=1');
    expect(data.ticket).toMatch(/^[\w-]{43}$/);
    // The ticket is posted, so it is in no address.
    expect(data.url).toBe('https://agent.example/enter');
    expect(Date.parse(data.expiresTs) - seedNow.getTime()).toBe(60_000);
    expect(await call('GET', '/user/honestAgent/token?userId=2')).toMatchObject({ status: 404 });
    const again = await call('GET', '/user/honestAgent/token?userId=1');
    expect(again.data.ticket).not.toBe(data.ticket);
    const external = await call('POST', '/user/external/xinx/auth', { platform: 'XINX' });
    expect(external.data.url).toMatch(/^https:\/\/credit\.example\/enter\?ticket=[\w-]{43}$/);
  });

  test('do not sign in here', async () => {
    const { token } = await createTicket(testApp.db, { userId: '1', source: 'XINX' }, now);
    expect((await byToken(token, 'XINX')).json().code).toBe('791214');
  });
});

describe('visits of other sites', () => {
  const leave = (path: string, headers = {}) =>
    visit(testApp, '/user/log/operation/notInSys', {
      body: { target: 'LEGAL_SERVICE', path },
      headers,
    });

  test('are stored without the user and without ids', async () => {
    expect((await leave('/authorize/10000008/x')).statusCode).toBe(200);
    expect(await testApp.db.select().from(outsideVisits)).toEqual([
      {
        id: expect.any(String),
        target: 'LEGAL_SERVICE',
        path: '/authorize/-/x',
        signedIn: false,
        visitedAt: seedNow,
      },
    ]);
  });

  test('are limited by address', async () => {
    const codes = [];
    for (let turn = 0; turn < 61; turn += 1) codes.push((await leave('/homePage')).json().code);
    expect(codes.at(-1)).toBe('003001');
  });
});

describe('the route of the sandbox', () => {
  const ask = ({ app }: TestApp, payload: object) =>
    app.inject({ method: 'POST', url: '/__sandbox/handover', payload });

  test('gives a token for a sample account', async () => {
    const { token } = (await ask(sandbox, { account: newcomer, source: 'bank' })).json();
    const path = `/user/getUserInfoByToken?${query({ source: 'bank', token })}`;
    const response = await visit(sandbox, path, { method: 'GET' });
    expect(response.json().data.userInfo.id).toBe('2');
    expect((await ask(sandbox, { account: '13899999999', source: 'bank' })).statusCode).toBe(404);
    expect((await ask(sandbox, { account: newcomer })).statusCode).toBe(400);
  });

  test('does not exist elsewhere', async () => {
    expect((await ask(testApp, { account: newcomer, source: 'bank' })).statusCode).toBe(404);
  });
});
