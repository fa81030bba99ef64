import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '../../callKit/accounts.js';
import { exampleCalls, exampleOf } from '../../testing/exampleCalls.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { servedOperations } from '../../testing/operations.js';
import { loginAs } from '../../testing/visits.js';

const requestId = { 'x-request-id': 'web-test-000031' };
const own = 'https://huiqi.example';
/** What another site's page, or none, can send with our cookie. */
const forgeries: [string, Record<string, string>][] = [
  ['without the header that asks for a preflight', {}],
  ['from another origin', { ...requestId, origin: 'https://evil.example' }],
  ['from a subdomain', { ...requestId, origin: 'https://a.huiqi.example' }],
  ['over http', { ...requestId, origin: 'http://huiqi.example' }],
  ['from a sandboxed frame', { ...requestId, origin: 'null' }],
];

let testApp: TestApp;
let cookie: string;
let examples: Awaited<ReturnType<typeof exampleCalls>>;
beforeAll(async () => {
  testApp = await openTestApp(undefined, { HUIQI_PUBLIC_URL: own });
  examples = await exampleCalls(testApp);
  const { cookies } = await loginAs(testApp, owner, { headers: { 'x-session-mode': 'cookie' } });
  cookie = `${cookies[0]?.name}=${cookies[0]?.value}`;
});
afterAll(() => testApp.close());

/** A partner's server sends a secret, which no page has. */
const effects = servedOperations.filter(({ access, read }) => !read && access !== 'partner');

const send = (id: (typeof effects)[number]['id'], headers: Record<string, string>) => {
  const { method, path, body } = exampleOf(examples, id);
  const payload = body ? { payload: body } : {};
  return testApp.app.inject({ method, url: `/api/huiqi${path}`, headers, ...payload });
};

describe.each(forgeries)('a request with our cookie %s', (_name, headers) => {
  it.each(effects)('has no effect: $method $id', async ({ id }) => {
    const response = await send(id, { ...headers, cookie });
    expect([response.statusCode, response.json().code]).toEqual([403, '100403']);
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});

it('effects of a GET are among them', () => {
  const gets = effects.filter(({ method }) => method === 'GET').map(({ id }) => id);
  expect(gets).toEqual(
    expect.arrayContaining(['getUserByToken', 'getUserByCode', 'unbindCompanies']),
  );
});

it('our own page is let through', async () => {
  const response = await send('markNoticesRead', { ...requestId, origin: own, cookie });
  expect(response.statusCode).toBe(200);
});
