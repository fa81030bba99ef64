import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Overloaded } from '../../contract/Overloaded.js';
import { requestDb, urgentDb } from '../../db/rankedDb.js';
import { owner } from '../../callKit/accounts.js';
import { tokenOfAccount } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

const queue = 3;
const requests = 8;
const limits = {
  HUIQI_DATABASE_QUEUE: String(queue),
  HUIQI_REQUEST_LIMIT: String(requests),
  // Nobody waits for this long here: requests are only refused because there are too many.
  HUIQI_DATABASE_WAIT_MS: '600000',
};

let testApp: TestApp;
let token: string;
let release = () => {};
beforeAll(async () => {
  testApp = await openTestApp(undefined, limits);
  token = await tokenOfAccount(testApp, owner);
  // The first request caches what later ones need.
  await ask();
});
afterEach(() => release());
afterAll(() => testApp.close());

const hasReserve = () => testApp.db.$client.options.max > 1;

/** Occupies all connections available to requests, until `release`. */
async function occupyDatabase(
  db = testApp.db,
  places = hasReserve() ? db.$client.options.max - 1 : 1,
): Promise<void> {
  const gate = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  const hold = () =>
    db.transaction(async () => {
      held += 1;
      await gate;
    });
  for (let place = 0; place < places; place += 1) void hold();
  await vi.waitFor(() => expect(held).toBe(places));
}

const get = async (url: string, headers: Record<string, string> = {}) =>
  await testApp.app.inject({ url, headers: { 'x-request-id': 'web-test-000005', ...headers } });
/** Looks up a session and a user, which are not cached. */
const ask = () => get('/api/huiqi/user/info', { 'x-access-token': token });

/** Sends more requests than may wait; resolves when the excess ones are refused. */
async function fillQueue(more = 1) {
  const refused: Awaited<ReturnType<typeof ask>>[] = [];
  const all = Array.from({ length: queue + more }, () =>
    ask().then((response) => {
      if (response.statusCode === 503) refused.push(response);
      return response.statusCode;
    }),
  );
  await vi.waitFor(() => expect(refused).toHaveLength(more));
  return { refused, all: Promise.all(all) };
}

test('a full queue refuses at once with the time to retry; those who wait are served', async () => {
  await occupyDatabase();
  const before = testApp.app.overload.refusals['queue full'];
  const { refused, all } = await fillQueue(20);
  for (const response of refused) {
    expect(response.headers['retry-after']).toBe('2');
    expect(response.json()).toMatchObject({ code: '100503', requestId: 'web-test-000005' });
  }
  expect(testApp.app.overload.refusals['queue full']).toBe(before + 20);
  release();
  expect((await all).filter((status) => status === 200)).toHaveLength(queue);
  expect((await ask()).statusCode).toBe(200);
});

test('health and cached responses are not refused while the queue is full', async () => {
  const product = '/api/huiqi/product/index/100001';
  expect((await get(product)).statusCode).toBe(200);
  await occupyDatabase();
  const { all } = await fillQueue();
  expect((await get('/healthz')).statusCode).toBe(200);
  const cached = get(product);
  // The only connection of the embedded database is occupied: both wait for the next turn.
  if (!hasReserve()) release();
  expect((await cached).statusCode).toBe(200);
  expect((await get('/readyz')).statusCode).toBe(200);
  release();
  await all;
});

test('a request queues once: what it has begun is not refused', async () => {
  const begun = requestDb(testApp.db);
  await begun.execute('select 1');
  await occupyDatabase();
  const { all } = await fillQueue();
  await expect(requestDb(testApp.db).execute('select 1')).rejects.toThrow(
    expect.objectContaining({ cause: expect.any(Overloaded) }),
  );
  const second = begun.execute<{ answer: number }>('select 1 as answer');
  release();
  expect((await second).rows).toEqual([{ answer: 1 }]);
  await all;
});

test('more requests than may run at once are refused', async () => {
  const product = '/api/huiqi/product/index/100001';
  expect((await get(product)).statusCode).toBe(200);
  await occupyDatabase(urgentDb(testApp.db), testApp.db.$client.options.max);
  const refused: unknown[] = [];
  const all = Array.from({ length: requests + 5 }, async () => {
    const response = await get(product);
    if (response.statusCode === 503) refused.push(response.headers['retry-after']);
    return response.statusCode;
  });
  await vi.waitFor(() => expect(refused).toEqual(Array(5).fill('2')));
  expect(testApp.app.overload.refusals['too many requests']).toBe(5);
  expect((await get('/healthz')).statusCode).toBe(200);
  release();
  expect((await Promise.all(all)).filter((status) => status === 200)).toHaveLength(requests);
  expect((await get(product)).statusCode).toBe(200);
});
