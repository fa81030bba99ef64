import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../app.js';
import { readConfig } from '../config/config.js';
import { handlers } from '../modules/handlers.js';
import { owner } from '../testing/accounts.js';
import { tokenOfAccount } from '../testing/callsAs.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { rootDir, seedNow } from '../testing/places.js';
import type { Handlers, Run } from './context.js';

const queue = 3;
/** Nobody waits for this long here: what is refused is refused because the queue is full. */
const patience = { HUIQI_DATABASE_QUEUE: String(queue), HUIQI_DATABASE_WAIT: '600' };

let world: TestApp;
let token: string;
let release = () => {};
beforeAll(async () => {
  world = await openTestApp(undefined, patience);
  token = await tokenOfAccount(world, owner);
});
afterEach(() => release());
afterAll(() => world.close());

const hasReserve = () => world.db.$client.options.max > 1;

/** Occupies every connection that requests may have, until `release`. */
async function occupyDatabase(): Promise<void> {
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { max } = world.db.$client.options;
  const places = hasReserve() ? max - 1 : max;
  let held = 0;
  const hold = () =>
    world.db.transaction(async () => {
      held += 1;
      await gate;
    });
  void Promise.all(Array.from({ length: places }, hold));
  await vi.waitFor(() => expect(held).toBe(places), { timeout: 10_000 });
}

const get = (url: string) =>
  world.app.inject({
    url,
    headers: { 'x-request-id': 'web-test-000005', 'x-access-token': token },
  });
/** Looks up a session and a user, which no cache does. */
const ask = () => get('/api/huiqi/user/info');

/** Sends as many requests as may wait; resolves when they do. */
async function fillQueue() {
  const responses = Array.from({ length: queue }, ask);
  await vi.waitFor(() => expect(world.db.$client.waitingCount).toBe(queue), { timeout: 10_000 });
  return responses;
}

test('a full queue refuses at once with the time to retry; those who wait are served', async () => {
  await occupyDatabase();
  const waiting = await fillQueue();
  for (let index = 0; index < 20; index += 1) {
    const refused = await ask();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json()).toMatchObject({ code: '100503', requestId: 'web-test-000005' });
  }
  expect(world.app.overload.refusals['queue full']).toBe(20);
  release();
  for (const { statusCode } of await Promise.all(waiting)) expect(statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(200);
});

test('health and cached responses are not refused while the queue is full', async () => {
  const product = '/api/huiqi/product/index/100001';
  expect((await get(product)).statusCode).toBe(200);
  await occupyDatabase();
  const waiting = await fillQueue();
  expect((await get('/healthz')).statusCode).toBe(200);
  const cached = get(product);
  const readiness = hasReserve() ? get('/readyz') : null;
  // The only connection of the embedded database is occupied: there it has to wait its turn, which is the next.
  if (!hasReserve()) release();
  expect((await cached).statusCode).toBe(200);
  if (readiness) expect((await readiness).statusCode).toBe(200);
  release();
  await Promise.all(waiting);
});

test('what has begun is not refused: it goes before those who wait', async () => {
  await occupyDatabase();
  const waiting = await fillQueue();
  const order: string[] = [];
  const noted = waiting.map((response) => response.then(() => order.push('request')));
  const begun = world.db.execute('select 1').then(() => order.push('begun'));
  release();
  await Promise.all([begun, ...noted]);
  expect(order[0]).toBe('begun');
});

test('more requests than may run at once are refused', async () => {
  let isOpen = false;
  let started = 0;
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const slow: Handlers = {
    ...handlers,
    getUserInfo: async (call) => {
      started += 1;
      if (!isOpen) await gate;
      return (handlers.getUserInfo as Run<'getUserInfo'>)(call);
    },
  };
  const env = { HUIQI_LOG_LEVEL: 'silent', HUIQI_REQUEST_LIMIT: '2' };
  const config = readConfig(env, rootDir);
  const app = await createApp({ db: world.db, config, now: () => seedNow, handlers: slow });
  const call = () =>
    app.inject({ url: '/api/huiqi/user/info', headers: { 'x-access-token': token } });
  const running = [call(), call()];
  await vi.waitFor(() => expect(started).toBe(2), { timeout: 10_000 });
  expect((await call()).headers['retry-after']).toBe('2');
  expect(app.overload.refusals['too many requests']).toBe(1);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  isOpen = true;
  open();
  for (const { statusCode } of await Promise.all(running)) expect(statusCode).toBe(200);
  expect((await call()).statusCode).toBe(200);
  await app.close();
});
