import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createApp } from '../../app.js';
import { readConfig } from '../../config/config.js';
import { createMetrics, type Metrics } from '../../telemetry/Metrics.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rootDir } from '../../testing/places.js';
import { listenForMetrics } from '../serve/listenForMetrics.js';

const token = 'a-token-of-the-metrics';

let testApp: TestApp;
let metrics: Metrics;
let app: FastifyInstance;
beforeAll(async () => {
  testApp = await openTestApp();
  metrics = createMetrics();
  const env = { HUIQI_LOG_LEVEL: 'silent', HUIQI_METRICS_TOKEN: token };
  app = await createApp({
    db: testApp.db,
    config: readConfig(env, rootDir),
    now: () => seedNow,
    metrics,
  });
  await Promise.all([testApp.app.ready(), app.ready()]);
}, 120_000);
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const scrape = (authorization?: string, from = app) =>
  from.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

const seriesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(`${name}{`));

describe('/metrics', () => {
  test('is nothing unless it is configured, for browsers too', async () => {
    for (const accept of ['*/*', 'text/html']) {
      const { statusCode } = await testApp.app.inject({ url: '/metrics', headers: { accept } });
      expect(statusCode).toBe(404);
    }
  });

  it.each([
    undefined,
    'Bearer',
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Basic ${token}`,
    token,
  ])('refuses %s', async (authorization) => {
    const response = await scrape(authorization);
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toMatch(/^Bearer/);
    expect(response.body).not.toContain('huiqi_');
  });

  test('counts and times responses by operation, status and code', async () => {
    await app.inject({ url: '/api/huiqi/user/area/scfProject' });
    await app.inject({ url: '/api/huiqi/order/user/page' });
    const response = await scrape(`Bearer ${token}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/plain/);
    expect(response.body).toContain(
      'huiqi_requests_total{operation="getCurrentArea",status="200",code="200"} 1\n',
    );
    expect(response.body).toMatch(
      /huiqi_requests_total\{operation="\w+",status="401",code="791214"\} 1/,
    );
    expect(response.body).toContain(
      'huiqi_request_duration_seconds_count{operation="getCurrentArea"} 1\n',
    );
    expect(response.body).toContain('huiqi_public_cache_reads_total{result="miss"} ');
  });

  test('makes no label of what a caller sends', async () => {
    const typed = (turn: number) => `1391234${String(turn).padStart(4, '0')}`;
    const send = async (turn: number) => {
      const id = typed(turn);
      for (const url of [
        `/${id}`,
        `/api/huiqi/${id}`,
        `/api/huiqi/order/user/${id}`,
        `/assets/${id}.js`,
      ])
        await app.inject({ url, headers: { 'x-request-id': id, 'user-agent': id, accept: id } });
    };
    await send(0);
    const before = await metrics.text();
    for (let turn = 1; turn <= 25; turn += 1) await send(turn);
    const after = await metrics.text();
    expect(after).not.toContain('1391234');
    for (const name of ['huiqi_requests_total', 'huiqi_request_duration_seconds_count'])
      expect(seriesOf(after, name)).toHaveLength(seriesOf(before, name).length);
  });

  test('has a port of its own, where no token is needed', async () => {
    const settings = { host: '127.0.0.1', metrics: { port: 0, token: null } };
    const served = await listenForMetrics(metrics, settings);
    const response = await fetch(`http://127.0.0.1:${served?.port}/metrics`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('huiqi_database_connections{state="idle"}');
    await served?.close();
  });
});

test('docs/observability.md lists the metrics that there are', async () => {
  const text = await metrics.text();
  const served = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name ?? '');
  const docs = readFileSync(join(rootDir, 'docs/observability.md'), 'utf8');
  const listed = [...docs.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name ?? '');
  const ours = (names: string[]) => names.filter((name) => name.startsWith('huiqi_')).toSorted();
  expect(ours(listed)).toEqual(ours(served));
  expect(served).toEqual(expect.arrayContaining(listed));
});
