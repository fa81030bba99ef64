import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodePassword } from '@huiqi/sdk/domain';
import { owner } from '../../callKit/accounts.js';
import { samplePassword } from '../../seed/session/sampleAccounts.js';
import { requestId } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(undefined, { HUIQI_PUBLIC_URL: 'https://huiqi.example' });
});
afterAll(() => testApp.close());

const logInFrom = async (origin: string, host: string) => {
  const { statusCode, cookies } = await testApp.app.inject({
    method: 'POST',
    url: '/api/huiqi/user/login/passwd',
    headers: { 'x-request-id': requestId, 'x-session-mode': 'cookie', origin, host },
    payload: { type: 'FRONT', telPhone: owner, password: encodePassword(samplePassword) },
  });
  return [statusCode, cookies.length];
};

const region = 'zhongxian.huiqi.example';

test('pages at the domain of a region are ours', async () => {
  expect(await logInFrom(`https://${region}`, region)).toEqual([200, 1]);
});

test.each([
  ['a page of a region that calls another host', `https://${region}`, 'huiqi.example'],
  ['a page without secure transport', `http://${region}`, region],
  ['a page on another port', `https://${region}:8443`, region],
  ['a name that somebody points here', 'https://evil.example', 'evil.example'],
  ['a name below that of a region', `https://evil.${region}`, `evil.${region}`],
])('%s is not', async (_name, origin, host) => {
  expect(await logInFrom(origin, host)).toEqual([403, 0]);
});
