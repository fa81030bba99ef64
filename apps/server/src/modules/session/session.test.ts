import { encodePassword } from '@huiqi/sdk/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationRules } from '../../contract/operations.js';
import { samplePassword } from './seed/sampleAccounts.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../testing/places.js';

const requestId = { 'x-request-id': 'web-test-000001' };
const unread = '/api/huiqi/user/notice/unread/count';
const limit = 5;
let now = seedNow;
let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp(() => now, { HUIQI_LOGIN_LIMIT: String(limit) });
});
afterAll(() => opened.close());

const login = (telPhone: string, headers: Record<string, string> = {}, plain = samplePassword) =>
  opened.app.inject({
    method: 'POST',
    url: '/api/huiqi/user/login/passwd',
    headers: { ...requestId, ...headers },
    payload: { type: 'FRONT', telPhone, password: encodePassword(plain) },
  });
const read = (headers: Record<string, string>) => opened.app.inject({ url: unread, headers });

test('an unknown account and a wrong password get the same answer', async () => {
  const wrong = await login('13800000002', {}, 'Wrong@2026');
  const unknown = await login('13899999999', {}, 'Wrong@2026');
  expect(wrong.json().code).toBe('792105');
  expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()]);
});

test('cookie mode keeps the session out of the reach of scripts', async () => {
  const answer = await login('13800000001', { 'x-session-mode': 'cookie' });
  expect(answer.headers['x-access-token']).toBeUndefined();
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const visit = await read({ cookie: `${cookie?.name}=${cookie?.value}` });
  expect(visit.statusCode).toBe(200);
});

test('a session ends two hours after its last use', async () => {
  const token = String((await login('13800000001')).headers['x-access-token']);
  expect((await read({ 'x-access-token': token })).statusCode).toBe(200);
  now = new Date(seedNow.getTime() + 2 * 3_600_000 + 120_000);
  const late = await read({ 'x-access-token': token });
  now = seedNow;
  expect([late.statusCode, late.json().code]).toEqual([401, '002004']);
});

test('too many attempts on one account are told when to come back', async () => {
  for (let attempt = 0; attempt < limit; attempt += 1) await login('13800000008', {}, 'Wrong@2026');
  const refused = await login('13800000008');
  expect(refused.json().code).toBe('003001');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('logins that succeed are not counted as guesses', async () => {
  for (let attempt = 0; attempt < limit - 1; attempt += 1)
    await login('13800000006', {}, 'Wrong@2026');
  for (let time = 0; time < limit * 2; time += 1)
    expect((await login('13800000006')).statusCode).toBe(200);
  await login('13800000006', {}, 'Wrong@2026');
  expect((await login('13800000006')).json().code).toBe('003001');
});

test('an applicant is refused every operation of other roles', async () => {
  const token = String((await login('13800000001')).headers['x-access-token']);
  const closed = operationRules.filter(({ roles }) => roles && !roles.includes('NORMA'));
  expect(closed.length).toBeGreaterThan(0);
  for (const { method, path } of closed) {
    const url = `/api/huiqi${path.replaceAll(/\{\w+\}/g, '1')}`;
    const headers = { ...requestId, 'x-access-token': token };
    const answer = await opened.app.inject({ method: method as 'GET', url, headers });
    expect([answer.statusCode, answer.json().code], `${method} ${path}`).toEqual([403, '100403']);
  }
});
