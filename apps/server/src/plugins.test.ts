import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.js';
import { readConfig } from './config/config.js';
import { plugins, type Plugin } from './plugins.js';
import { createRandom } from './seed/random.js';
import { createMetrics } from './telemetry/Metrics.js';
import { owner } from './callKit/accounts.js';
import { tokenOfAccount } from './testing/callsAs.js';
import { openTestApp, type TestApp } from './testing/openTestApp.js';
import { seedNow } from './callKit/seedNow.js';
import { rootDir } from './testing/places.js';
import { dependenciesOf, nameOf } from './testing/registerAlone.js';

const origin = 'https://elsewhere.example';

let testApp: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await openTestApp();
  token = await tokenOfAccount(testApp, owner);
});
afterAll(() => testApp.close());

async function create(ordered: readonly Plugin[]) {
  const metrics = createMetrics();
  const env = {
    HUIQI_LOG_LEVEL: 'silent',
    HUIQI_METRICS_TOKEN: 'a-token-of-the-metrics',
    HUIQI_SANDBOX: '1',
  };
  const config = readConfig({ ...env, HUIQI_PARTNER_ORIGINS: origin }, rootDir);
  const now = () => seedNow;
  const app = await createApp({ db: testApp.db, config, now, metrics, plugins: ordered });
  return { app, metrics };
}

const needed = plugins.flatMap((plugin) =>
  dependenciesOf(plugin).map((dependency) => ({ plugin, dependency })),
);

test.each([...new Set(needed.map(({ dependency }) => dependency))])(
  'without %s the server does not start, and says who needs it',
  async (missing) => {
    const users = needed.filter(({ dependency }) => dependency === missing);
    const names = users.map(({ plugin }) => nameOf(plugin)).join('|');
    await expect(create(plugins.filter((plugin) => nameOf(plugin) !== missing))).rejects.toThrow(
      new RegExp(`^The dependency '${missing}' of plugin '(?:${names})' is not registered$`),
    );
  },
);

/** All plugins in an order that their dependencies allow. */
function shuffled(seed: number): Plugin[] {
  const { pick } = createRandom(seed);
  const order: Plugin[] = [];
  while (order.length < plugins.length) {
    const there = new Set(order.map(nameOf));
    const next = plugins.filter(
      (plugin) =>
        !there.has(nameOf(plugin)) && dependenciesOf(plugin).every((name) => there.has(name)),
    );
    order.push(pick(next));
  }
  return order;
}

const area = '/api/huiqi/user/area/scfProject';
const fault = { operationId: 'getCurrentArea', code: '100503', retryAfterSeconds: 7 };

/** Requests that are refused or served at each step, in the order in which they are sent. */
const requests = (): InjectOptions[] => [
  { url: area },
  { url: area, headers: { origin } },
  { url: area, headers: { origin: 'https://unlisted.example' } },
  { url: '/api/huiqi/user/info', headers: { 'x-access-token': token, origin } },
  { url: '/api/huiqi/user/info', headers: { origin } },
  { url: area, method: 'DELETE', headers: { origin } },
  { url: area, method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } },
  { url: '/api/huiqi/nowhere', method: 'POST', headers: { origin }, payload: {} },
  { url: area, headers: { host: 'two words', origin } },
  { url: area, headers: { host: 'another.example', origin } },
  {
    url: '/api/huiqi/user/login/passwd',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  },
  { url: '/__sandbox/faults', method: 'POST', payload: fault },
  { url: area, headers: { origin } },
  { url: '/__sandbox/handover', method: 'POST', payload: { account: owner } },
  { url: '/page-failures', method: 'POST', payload: { number: 'none' } },
  { url: '/page-failures', method: 'PUT' },
  ...['/healthz', '/readyz', '/metrics', '/robots.txt', '/reference/style.css'].map((url) => ({
    url,
  })),
  ...['/', '/login', '/nowhere', '/embed/nowhere.js', '/%zz'].map((url) => ({
    url,
    headers: { accept: 'text/html' },
  })),
];

/** What each request gets, and what is counted of them. */
async function responsesOf(ordered: readonly Plugin[]) {
  const { app, metrics } = await create(ordered);
  const responses: unknown[] = [];
  for (const { headers, ...request } of requests()) {
    const id = { 'x-request-id': 'web-test-000079' };
    const {
      body,
      headers: sent,
      statusCode,
    } = await app.inject({
      ...request,
      headers: { ...id, ...headers },
    });
    const { date: _date, ...same } = sent;
    responses.push({ request, statusCode, headers: same, body });
  }
  const counted = (await metrics.text())
    .split('\n')
    .filter((line) => line.startsWith('huiqi_requests_total{'))
    .toSorted();
  await app.close();
  return { responses, counted };
}

test('plugins that do not depend on each other may stand in any order', async () => {
  const expected = await responsesOf(plugins);
  const statuses = new Set(
    expected.responses.map((response) => (response as { statusCode: number }).statusCode),
  );
  for (const status of [200, 201, 204, 400, 401, 403, 404, 405, 503])
    expect([...statuses]).toContain(status);
  for (const seed of [1, 2, 3]) {
    const order = shuffled(seed);
    expect(await responsesOf(order), order.map(nameOf).join(' < ')).toEqual(expected);
  }
});
