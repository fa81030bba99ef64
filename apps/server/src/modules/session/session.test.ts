import { encodePassword } from '@huiqi/sdk/domain';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { admin, backstage, newcomer, operator, owner } from '../../testing/accounts.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../testing/places.js';
import { samplePassword } from './seed/sampleAccounts.js';

const requestId = { 'x-request-id': 'web-test-000001' };
const unread = '/api/huiqi/user/notice/unread/count';
const minute = 60_000;
const limit = 5;
let now = seedNow;
let world: TestApp;
beforeAll(async () => {
  world = await openTestApp(() => now, { HUIQI_LOGIN_LIMIT: String(limit) });
});
afterAll(() => world.close());
afterEach(() => {
  now = seedNow;
});

const later = (minutes: number) => {
  now = new Date(seedNow.getTime() + minutes * minute);
};
const login = (telPhone: string, headers: Record<string, string> = {}, plain = samplePassword) =>
  world.app.inject({
    method: 'POST',
    url: '/api/huiqi/user/login/passwd',
    headers: { ...requestId, ...headers },
    payload: { type: 'FRONT', telPhone, password: encodePassword(plain) },
  });
const tokenOf = async (telPhone: string) =>
  String((await login(telPhone)).headers['x-access-token']);
const read = (headers: Record<string, string>) => world.app.inject({ url: unread, headers });
const readWith = (token: string) => read({ 'x-access-token': token });

test('an unknown account and a wrong password get the same response', async () => {
  const wrong = await login(newcomer, {}, 'Wrong@2026');
  const unknown = await login('13899999999', {}, 'Wrong@2026');
  expect(wrong.json().code).toBe('792105');
  expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()]);
});

test('cookie mode keeps the session out of the reach of scripts', async () => {
  const response = await login(owner, { 'x-session-mode': 'cookie' });
  expect(response.headers['x-access-token']).toBeUndefined();
  expect(response.headers['cache-control']).toBe('no-store');
  const [cookie] = response.cookies;
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
  expect((await read(headers)).statusCode).toBe(200);
  const more = { ...headers, 'x-session-mode': 'cookie' };
  expect((await login(owner, more)).statusCode).toBe(200);
  expect((await read(headers)).json().code).toBe('002004');
});

test('a session ends at logout', async () => {
  const headers = { ...requestId, 'x-access-token': await tokenOf(newcomer) };
  expect((await read(headers)).statusCode).toBe(200);
  const url = '/api/huiqi/user/logout';
  const ended = await world.app.inject({ method: 'DELETE', url, headers });
  expect([ended.statusCode, ended.json().data]).toEqual([200, null]);
  expect((await read(headers)).json().code).toBe('002004');
});

test('a session ends two hours after its last use', async () => {
  const token = await tokenOf(owner);
  expect((await readWith(token)).statusCode).toBe(200);
  later(122);
  const late = await readWith(token);
  expect([late.statusCode, late.json().code]).toEqual([401, '002004']);
});

test('the unread count renews a token of ten minutes; the old one stays valid for a minute', async () => {
  const token = await tokenOf(admin);
  later(9);
  expect((await readWith(token)).headers['x-access-token']).toBeUndefined();
  later(10);
  const next = String((await readWith(token)).headers['x-access-token']);
  expect(next).not.toBe(token);
  expect([(await readWith(next)).statusCode, (await readWith(token)).statusCode]).toEqual([
    200, 200,
  ]);
  later(12);
  expect([(await readWith(next)).statusCode, (await readWith(token)).statusCode]).toEqual([
    200, 401,
  ]);
});

test('too many attempts on one account are refused with the time to wait', async () => {
  for (let attempt = 0; attempt < limit; attempt += 1) await login(backstage, {}, 'Wrong@2026');
  const refused = await login(backstage);
  expect(refused.json().code).toBe('003001');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('successful logins are not counted as guesses', async () => {
  for (let attempt = 0; attempt < limit - 1; attempt += 1) await login(operator, {}, 'Wrong@2026');
  for (let time = 0; time < limit * 2; time += 1)
    expect((await login(operator)).statusCode).toBe(200);
  await login(operator, {}, 'Wrong@2026');
  expect((await login(operator)).json().code).toBe('003001');
});
