import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operationRules } from '../contract/operations.js';
import { orders } from '../modules/orders/table.js';
import { openTestApp } from '../testing/openTestApp.js';

const password = createHash('sha256').update('Huiqi@2026').digest('base64');
const loginUrl = '/api/huiqi/user/login/passwd';
let server: Awaited<ReturnType<typeof openTestApp>>;

beforeAll(async () => {
  server = await openTestApp();
  await server.app.ready();
  await vi.waitFor(
    async () => expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200),
    10_000,
  );
});
afterAll(() => server.close());

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'web-test000001',
      ...headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

async function tokenFor(telPhone: string): Promise<string> {
  const answer = await post(loginUrl, { type: 'FRONT', telPhone, password });
  expect(answer.json()).toMatchObject({ code: '200' });
  return String(answer.headers['x-access-token']);
}

const urlOf = (path: string) => `/api/huiqi${path.replace(/\{[^}]+\}/g, '1')}`;

describe('who may call', () => {
  const staff = operationRules.filter(({ roles }) => roles !== null);
  it('refuses an applicant every staff operation', async () => {
    const token = await tokenFor('13800000001');
    for (const { method, path } of staff) {
      const answer = await server.app.inject({
        method: method as 'GET',
        url: urlOf(path),
        headers: { 'x-access-token': token },
      });
      expect(answer.statusCode, path).toBe(403);
    }
    expect(staff.length).toBeGreaterThan(0);
  });

  it("answers another user's order as a missing one", async () => {
    const token = await tokenFor('13800000001');
    const [foreign] = await server.db
      .select({ id: orders.id })
      .from(orders)
      .where(sql`${orders.userId} <> '1'`)
      .limit(1);
    const read = (id: string) =>
      server.app.inject({
        url: `/api/huiqi/order/user/${id}`,
        headers: { 'x-access-token': token },
      });
    const [other, missing] = [
      await read(foreign?.id ?? ''),
      await read('00000000-0000-4000-8000-000000000000'),
    ];
    expect(other.statusCode).toBe(404);
    expect(other.json().code).toBe(missing.json().code);
  });
});

describe('bodies', () => {
  it.each([
    ['a number', { type: 'FRONT', telPhone: 13800000001, password }],
    ['null', { type: 'FRONT', telPhone: null, password }],
    ['a list', { type: 'FRONT', telPhone: ['13800000001'], password }],
    ['a further property', { type: 'FRONT', telPhone: '13800000001', password, role: 'ADMIN' }],
    ['no password', { type: 'FRONT', telPhone: '13800000001' }],
  ])('refuses %s', async (_name, body) => {
    const answer = await post(loginUrl, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('100400');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/xml'])(
    'refuses %s',
    async (type) => {
      const body = JSON.stringify({ type: 'FRONT', telPhone: '13800000001', password });
      expect((await post(loginUrl, body, { 'content-type': type })).statusCode).toBe(415);
    },
  );
});

describe('sessions', () => {
  it('gives unknown users and wrong passwords one answer', async () => {
    const wrong = await post(loginUrl, {
      type: 'FRONT',
      telPhone: '13800000001',
      password: createHash('sha256').update('x').digest('base64'),
    });
    const unknown = await post(loginUrl, { type: 'FRONT', telPhone: '13899999999', password });
    expect(wrong.json().code).toBe('792105');
    expect(unknown.json().code).toBe('792105');
  });

  it('ends a session at logout', async () => {
    const headers = { 'x-access-token': await tokenFor('13800000002') };
    const count = '/api/huiqi/user/notice/unread/count';
    expect((await server.app.inject({ url: count, headers })).statusCode).toBe(200);
    await server.app.inject({ method: 'DELETE', url: '/api/huiqi/user/logout', headers });
    expect((await server.app.inject({ url: count, headers })).statusCode).toBe(401);
  });

  it('refuses a cookie login from a page of another origin', async () => {
    const answer = await post(
      loginUrl,
      { type: 'FRONT', telPhone: '13800000001', password },
      { origin: 'https://evil.example' },
    );
    expect(answer.statusCode).toBe(403);
  });
});
