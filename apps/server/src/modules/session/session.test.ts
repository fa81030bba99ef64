import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { admin, newcomer, operator, owner } from '../../callKit/accounts.js';
import { tokenFor } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { loginAs, visit } from '../../testing/visits.js';
import { deleteOldSessions } from './databaseSessions.js';
import { sessions, users } from '../../schema/users.js';

const minute = 60_000;
let now = seedNow;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(() => now);
});
afterAll(() => testApp.close());
afterEach(() => {
  now = seedNow;
});

const later = (minutes: number) => {
  now = new Date(seedNow.getTime() + minutes * minute);
};
type Headers = Record<string, string>;
const cookieMode = { 'x-session-mode': 'cookie' };
const tokenOf = async (telPhone: string, headers: Headers = {}) =>
  String((await loginAs(testApp, telPhone, { headers })).headers['x-access-token']);
const cookieOf = async (telPhone: string, headers: Headers = {}) => {
  const { cookies } = await loginAs(testApp, telPhone, { headers: { ...cookieMode, ...headers } });
  return `${cookies[0]?.name}=${cookies[0]?.value}`;
};
const read = (headers: Headers) =>
  visit(testApp, '/user/notice/unread/count', { method: 'GET', headers });
const readWith = (token: string) => read({ 'x-access-token': token });
const logout = (headers: Headers) => visit(testApp, '/user/logout', { method: 'DELETE', headers });
const renewed = async (token: string) => String((await readWith(token)).headers['x-access-token']);
const stored = (userId: string) => testApp.db.$count(sessions, eq(sessions.userId, userId));

describe('the carrier of a session', () => {
  test('a cookie is out of the reach of scripts', async () => {
    const response = await loginAs(testApp, owner, { headers: cookieMode });
    expect(response.headers['x-access-token']).toBeUndefined();
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.cookies).toEqual([
      {
        name: 'huiqi_session',
        value: expect.any(String),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
      },
    ]);
  });

  test('over https the cookie is bound to the host', async () => {
    const secure = await openTestApp(() => now, { HUIQI_PUBLIC_URL: 'https://huiqi.example' });
    const response = await loginAs(secure, owner, { headers: cookieMode });
    await secure.close();
    expect(response.headers['set-cookie']).toMatch(
      /^__Host-huiqi=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test("a cookie's id is no token, and the reverse", async () => {
    const cookie = await cookieOf(owner);
    const token = await tokenOf(owner);
    const [name, id = ''] = cookie.split('=');
    expect((await read({ cookie })).statusCode).toBe(200);
    expect((await readWith(token)).statusCode).toBe(200);
    expect((await readWith(id)).json().code).toBe('002004');
    expect((await read({ cookie: `${name}=${token}` })).json().code).toBe('002004');
    // Nor can either end the other's.
    await logout({ 'x-access-token': id });
    expect((await read({ cookie })).statusCode).toBe(200);
  });
});

describe('fixation', () => {
  test('an id of the client is worth nothing, before and after the login', async () => {
    const chosen = 'A'.repeat(43);
    const headers = { cookie: `huiqi_session=${chosen}` };
    const cookie = await cookieOf(owner, headers);
    expect(cookie).not.toContain(chosen);
    expect((await read(headers)).json().code).toBe('002004');
    const token = await tokenOf(owner, { 'x-access-token': chosen });
    expect(token).not.toBe(chosen);
    expect((await readWith(chosen)).json().code).toBe('002004');
  });

  test('a login ends the session that the request carries', async () => {
    const cookie = await cookieOf(owner);
    await cookieOf(newcomer, { cookie });
    expect((await read({ cookie })).json().code).toBe('002004');
    const token = await tokenOf(owner);
    await tokenOf(newcomer, { 'x-access-token': token });
    expect((await readWith(token)).json().code).toBe('002004');
  });
});

describe('the end of a session', () => {
  test('comes with logout', async () => {
    const headers = { 'x-access-token': await tokenOf(newcomer) };
    expect((await read(headers)).statusCode).toBe(200);
    const ended = await logout(headers);
    expect([ended.statusCode, ended.json().data]).toEqual([200, null]);
    expect((await read(headers)).json().code).toBe('002004');
  });

  test('comes two hours after its last use', async () => {
    const token = await tokenOf(owner);
    expect((await readWith(token)).statusCode).toBe(200);
    later(122);
    const late = await readWith(token);
    expect([late.statusCode, late.json().code]).toEqual([401, '002004']);
  });

  test('comes twelve hours after the login, however often it is renewed', async () => {
    let token = await tokenOf(admin);
    for (let minutes = 11; minutes < 12 * 60; minutes += 11) {
      later(minutes);
      token = await renewed(token);
    }
    expect((await readWith(token)).statusCode).toBe(200);
    later(12 * 60);
    expect((await readWith(token)).json().code).toBe('002004');
  });

  test('comes at once when the user is disabled', async () => {
    const token = await tokenFor(testApp, '2');
    const disable = (disabled: boolean) =>
      testApp.db.update(users).set({ disabled }).where(eq(users.id, '2'));
    await disable(true);
    expect((await readWith(token)).json().code).toBe('002004');
    expect((await loginAs(testApp, newcomer)).json().code).toBe('792105');
    await disable(false);
  });

  test('is followed by its deletion a day later', async () => {
    await tokenOf(operator);
    expect(await stored('6')).toBeGreaterThan(0);
    await deleteOldSessions(testApp.db, new Date(seedNow.getTime() + 35 * 60 * minute));
    expect(await stored('6')).toBeGreaterThan(0);
    await deleteOldSessions(testApp.db, new Date(seedNow.getTime() + 37 * 60 * minute));
    expect(await stored('6')).toBe(0);
  });
});

describe('renewal', () => {
  test('comes after ten minutes; the old token stays valid for one more', async () => {
    const token = await tokenOf(admin);
    later(9);
    expect((await readWith(token)).headers['x-access-token']).toBeUndefined();
    later(10);
    const next = await renewed(token);
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(next).not.toBe(token);
    expect([(await readWith(next)).statusCode, (await readWith(token)).statusCode]).toEqual([
      200, 200,
    ]);
    later(12);
    expect([(await readWith(next)).statusCode, (await readWith(token)).statusCode]).toEqual([
      200, 401,
    ]);
  });

  test('of 100 parallel polls makes one new session, and a lost response can be had again', async () => {
    const before = await stored('7');
    const token = await tokenOf(admin);
    later(10);
    const all = await Promise.all(Array.from({ length: 100 }, () => renewed(token)));
    expect(new Set(all).size).toBe(1);
    expect(await renewed(token)).toBe(all[0]);
    expect(await stored('7')).toBe(before + 2);
  });

  test('does not outlive a logout with the old token, nor the old one that with the new', async () => {
    for (const which of ['old', 'new'] as const) {
      now = seedNow;
      const old = await tokenOf(admin);
      later(10);
      const tokens = { old, new: await renewed(old) };
      expect((await logout({ 'x-access-token': tokens[which] })).statusCode).toBe(200);
      for (const token of Object.values(tokens))
        expect((await readWith(token)).json().code, which).toBe('002004');
    }
  });

  test('does not outlive a logout at the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      now = seedNow;
      const token = await tokenOf(admin);
      later(10);
      const polls = Array.from({ length: 10 }, () => renewed(token));
      const [ended] = await Promise.all([logout({ 'x-access-token': token }), ...polls]);
      expect(ended.statusCode).toBe(200);
      const tokens = [token, ...(await Promise.all(polls))].filter((one) => one !== 'undefined');
      for (const one of new Set(tokens)) expect((await readWith(one)).json().code).toBe('002004');
    }
  });
});
