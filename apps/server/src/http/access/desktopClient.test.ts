import { afterAll, beforeAll, expect, it } from 'vitest';
import { owner } from '../../callKit/accounts.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { loginAs } from '../../testing/visits.js';

const address = 'ws://127.0.0.1:17300';
const day = 86_400_000;
let now = seedNow;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(() => now, { HUIQI_DESKTOP_CLIENTS: address });
});
afterAll(() => testApp.close());

async function codeOf(headers: Record<string, string>): Promise<[number, string]> {
  const response = await testApp.app.inject({
    url: '/api/huiqi/user/notice/page?index=1&size=10',
    headers: { 'x-request-id': 'web-test-000040', ...headers },
  });
  return [response.statusCode, response.json().code];
}

it.each(['7', '1'])(
  'a page of the client (%s) without a session opens its login',
  async (module) => {
    expect(await codeOf({ 'x-client-module': module })).toEqual([401, '794203']);
    expect(await codeOf({ 'x-client-module': module, 'x-access-token': 'a'.repeat(43) })).toEqual([
      401,
      '794203',
    ]);
    expect(await codeOf({})).toEqual([401, '791214']);
  },
);

it('so does one whose session has expired; a browser is told so', async () => {
  const session = await loginAs(testApp, owner);
  const token = { 'x-access-token': String(session.headers['x-access-token']) };
  expect(await codeOf({ ...token, 'x-client-module': '7' })).toEqual([200, '200']);
  now = new Date(seedNow.getTime() + 90 * day);
  expect(await codeOf({ ...token, 'x-client-module': '7' })).toEqual([401, '794203']);
  expect(await codeOf(token)).toEqual([401, '002004']);
});

it('pages may connect to the listed clients, and to nothing else outside', async () => {
  const policy = (await testApp.app.inject('/healthz')).headers['content-security-policy'];
  expect(policy).toContain(`connect-src 'self' ${address};`);
});
