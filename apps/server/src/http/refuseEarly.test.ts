import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../config/config.js';
import type { OverloadReason } from '../contract/Overloaded.js';
import { createMetrics } from '../telemetry/Metrics.js';
import { rootDir } from '../testing/places.js';
import { logRequests, type LogStream } from './logger.js';
import { registerErrors } from './errors.js';
import { needsDatabase, refuseEarly } from './refuseEarly.js';

const lines: string[] = [];
const stream: LogStream = { write: (line) => void lines.push(line) };
const metrics = createMetrics();
const config = readConfig({}, rootDir);

let reason: OverloadReason | null = null;
let app: FastifyInstance;
let url = '';
beforeAll(async () => {
  app = fastify({ logger: { level: 'info', stream } });
  registerErrors(app);
  logRequests(app);
  app.all('*', async () => 'served');
  refuseEarly(app, {
    config,
    metrics,
    isStopping: () => false,
    reasonNow: () => reason,
    requestIdOf: () => 'srv-test-1',
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => {
  reason = 'queue full';
  lines.length = 0;
});

const call = (path: string, init?: RequestInit) => fetch(url + path, init);
const orders = '/api/huiqi/order/admin/page?page=1&size=20';

test('refuses with an envelope, the time to retry and the headers of every response', async () => {
  const response = await call(orders);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-request-id')).toBe('srv-test-1');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await response.json()).toEqual({
    code: '100503',
    message: expect.stringMatching(/./),
    requestId: 'srv-test-1',
  });
  reason = null;
  expect(await (await call(orders)).text()).toBe('served');
});

test('what is refused is counted, not logged line by line', async () => {
  const before = app.overload.refusals['queue full'];
  for (let count = 0; count < 5; count += 1) await call(orders);
  expect(app.overload.refusals['queue full']).toBe(before + 5);
  expect(lines.filter((line) => line.includes('request completed'))).toEqual([]);
  expect(lines.length).toBeLessThanOrEqual(1);
  expect(await metrics.text()).toContain(
    `huiqi_requests_total{operation="refused",status="503",code="100503"} ${before + 5}\n`,
  );
});

test.each([
  ['health', '/healthz', {}],
  ['readiness', '/readyz', {}],
  ['pages', '/login', {}],
  ['cached responses', '/api/huiqi/product/index/page?page=1&size=10', {}],
  ['calls of other origins', orders, { headers: { origin: 'https://partner.example' } }],
  ['calls with a body', orders, { method: 'POST', body: '{}' }],
])('leaves %s to the framework', async (_what, path, init) => {
  expect(await (await call(path, init)).text()).toBe('served');
});

test('knows operations whose responses are at hand by their path', () => {
  const isForDatabase = needsDatabase('huiqi', {
    list: { cached: 'everybody', method: 'GET', path: '/things' },
    one: { cached: 'everybody', method: 'GET', path: '/things/{id}' },
    own: { cached: false, method: 'GET', path: '/things/own/page' },
  });
  const api = '/api/huiqi';
  for (const path of ['/things', '/things/', '/things?page=1', '/things/7?x=/own/page'])
    expect(isForDatabase(api + path)).toBe(false);
  for (const path of ['/things/own/page', '/things/own/page?from=/things', '/thingsx', '/'])
    expect(isForDatabase(api + path)).toBe(true);
  expect(isForDatabase('/things/own/page')).toBe(false);
});
