import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encodePassword } from '@huiqi/sdk/domain';
import { createApp } from '../../app.js';
import { readConfig } from '../../config/config.js';
import { handlers as all } from '../../modules/handlers.js';
import { samplePassword } from '../../seed/session/sampleAccounts.js';
import { bankOfficer, owner } from '../../callKit/accounts.js';
import { requestId, tokenOfAccount } from '../../testing/callsAs.js';
import { exampleCalls } from '../../testing/exampleCalls.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rootDir } from '../../testing/places.js';
import type { Handlers } from '../context.js';
import { loggedRequestId } from './loggedRequestId.js';

const phone = '13912345678';
const token = 'canary'.repeat(8);
const password = encodePassword(samplePassword);
const canaries = [phone, token, password, samplePassword, '50023119900101001X'];

let lines: string[] = [];
let testApp: TestApp;
let app: FastifyInstance;
let failing: (value: string) => Promise<unknown>;
const handlers: Handlers = { ...all, getCurrentArea: () => failing(phone) as Promise<never> };
beforeAll(async () => {
  testApp = await openTestApp();
  const config = readConfig({ HUIQI_LOG_LEVEL: 'trace' }, rootDir);
  const logStream = { write: (line: string) => void lines.push(line) };
  app = await createApp({ db: testApp.db, config, now: () => seedNow, handlers, logStream });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});
afterEach(() => {
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatch(/^\{[^\n]*\}\n$/);
    // Control characters, bidirectional marks and line separators.
    expect(line.slice(0, -1)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    for (const canary of canaries) expect(line).not.toContain(canary);
  }
  lines = [];
});

const parsed = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('user input', () => {
  it('stays out of the lines of every call, successful or refused', async () => {
    const real = await tokenOfAccount(testApp, owner);
    const bank = await tokenOfAccount(testApp, bankOfficer);
    const calls = await exampleCalls(testApp);
    for (const { method, path, body, as } of calls.values()) {
      for (const access of [as === owner ? real : bank, token]) {
        const headers = {
          'x-access-token': access,
          cookie: `huiqi_session=${token}`,
          authorization: `Bearer ${token}`,
          'user-agent': `${phone}\u0085`,
          'x-request-id': requestId,
        };
        const query = `${path.includes('?') ? '&' : '?'}token=${token}&telPhone=${phone}`;
        const payload = body ? { ...body, telPhone: phone, password } : undefined;
        const url = `/api/huiqi${path}${query}`;
        await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      }
      expect(lines.join('')).not.toContain(real);
    }
    const logged = loggedRequestId(requestId);
    expect(parsed().every(({ reqId }) => reqId === logged)).toBe(true);
  }, 180_000);

  it.each([
    `/api/huiqi/order/user/${phone}`,
    `/api/huiqi/nowhere/${token}/${phone}?token=${token}`,
    `/${phone}%`,
    `/%0d%0a{"level":30,"msg":"forged"}`,
    '/a%C2%85b%E2%80%AEc',
    '/%E5%BC%A0%E4%B8%89',
  ])('stays out of the logged path: %s', async (url) => {
    await app.inject({ url, headers: { accept: 'text/html' } });
    expect(lines.join('')).not.toMatch(/张三|%E5|nowhere|forged/);
  });

  it('is replaced by the address as it is routed, and the operation', async () => {
    const id = 'an-order-of-somebody';
    await app.inject({
      url: `/api/huiqi/order/user/${id}`,
      headers: { 'x-request-id': requestId },
    });
    expect(lines.join('')).not.toContain(id);
    expect(parsed().at(-1)).toMatchObject({
      req: { method: 'GET', route: '/api/huiqi/order/user/:orderId' },
      operation: 'getOrder',
    });
  });

  it('cannot choose any request id', async () => {
    for (const id of [
      'web-a\r\n{"msg":"forged"}',
      'web-\u0085\u0085\u0085\u0085\u0085\u0085',
      phone,
      'x',
    ])
      await app.inject({ url: '/healthz', headers: { 'x-request-id': id } });
    for (const { reqId } of parsed()) expect(reqId).toMatch(/^srv-[\w-]+$/);
    lines = [];
    await app.inject({ url: '/healthz', headers: { 'x-request-id': `web-${phone}` } });
    expect(parsed().at(-1)?.reqId).toMatch(/^web~[0-9a-f]{16}$/);
  });
});

describe('internal errors', () => {
  const failures: [string, (value: string) => Promise<unknown>][] = [
    ['a query', (value) => testApp.db.execute(sql`select ${value}::text, ${token}::uuid`)],
    ['a cast', (value) => testApp.db.execute(sql`select ${`${value} x`}::integer`)],
    ['a thrown text', (value) => Promise.reject(`${value}\u202e`)],
    ['an error', (value) => Promise.reject(new Error(`No ${value}\n    at ${token}\r\n{"a":1}`))],
    ['a cause', (value) => Promise.reject(new Error('No', { cause: new Error(value) }))],
    [
      'further fields',
      (value) => Promise.reject(Object.assign(new Error('No'), { detail: value, params: [token] })),
    ],
  ];
  it.each(failures)('is logged without what was sent: %s', async (_name, fail) => {
    failing = fail;
    const response = await app.inject({ url: '/api/huiqi/user/area/scfProject' });
    expect(response.statusCode).toBe(500);
    for (const canary of canaries) expect(response.body).not.toContain(canary);
    const logged = parsed().find(({ msg }) => msg === 'request failed');
    expect(logged).toMatchObject({ level: 50, reqId: response.headers['x-request-id'] });
  });
});
