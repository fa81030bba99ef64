import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner } from '../../callKit/accounts.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { loginAs } from '../../testing/visits.js';

/** What a browser sends through a development proxy that changes the host (changeOrigin). */
const proxied = {
  'x-request-id': 'web-test-000078',
  host: '127.0.0.1:4173',
  origin: 'http://localhost:5173',
};
const sameOrigin = { ...proxied, 'sec-fetch-site': 'same-origin' };

let open: TestApp;
let configured: TestApp;
beforeAll(async () => {
  open = await openTestApp(undefined, { HUIQI_SANDBOX: '1' });
  configured = await openTestApp(undefined, { HUIQI_PUBLIC_URL: 'https://huiqi.example' });
});
afterAll(async () => {
  await open.close();
  await configured.close();
});

const list = ({ app }: TestApp, headers: Readonly<Record<string, string>>) =>
  app.inject({
    method: 'POST',
    url: '/api/huiqi/user/relatedCompanyList',
    headers,
    payload: { userId: '1', type: 1 },
  });

test('the page of a proxy that replaces the host logs in and acts, with its cookie', async () => {
  const headers = { ...sameOrigin, 'x-session-mode': 'cookie' };
  const { cookies } = await loginAs(open, owner, { headers });
  const cookie = `${cookies[0]?.name}=${cookies[0]?.value}`;
  expect((await list(open, { ...sameOrigin, cookie })).statusCode).toBe(200);
  // Otherwise it is a page under development on this machine, whose cookie does not count.
  for (const site of ['cross-site', 'same-site', 'none'])
    expect((await list(open, { ...sameOrigin, cookie, 'sec-fetch-site': site })).statusCode).toBe(
      401,
    );
});

test('where the browser does not say so, the sandbox says what is wrong', async () => {
  const elsewhere = { ...proxied, origin: 'http://192.0.2.7:5173' };
  const refused = (await list(open, elsewhere)).json();
  expect(refused.code).toBe('100403');
  for (const part of ['http://192.0.2.7:5173', 'http://127.0.0.1:4173', 'changeOrigin'])
    expect(refused.message).toContain(part);
});

test('a configured address alone counts, and is not told', async () => {
  for (const headers of [proxied, sameOrigin]) {
    const refused = await list(configured, headers);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toMatch(/^页面来源 http:\/\/localhost:5173 未登记/);
    expect(refused.json().message).not.toContain('huiqi.example');
  }
});
