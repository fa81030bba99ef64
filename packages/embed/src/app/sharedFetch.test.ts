import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedFetch } from './sharedFetch.js';

const network = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
  network.mockImplementation(async () => Response.json({ call: network.mock.calls.length }));
});
afterEach(() => {
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  network.mockReset();
});

let id = 0;
const get = (url: string, token = '') =>
  sharedFetch(url, {
    method: 'GET',
    headers: { 'X-Request-Id': `web-${(id += 1)}`, 'X-Access-Token': token },
  });

test('twenty reads of the same share one response, and each can read it', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => get('/a')));
  expect(await Promise.all(responses.map((response) => response.json()))).toEqual(
    responses.map(() => ({ call: 1 })),
  );
  expect(await (await get('/a')).json()).toEqual({ call: 1 });
  expect(network).toHaveBeenCalledOnce();
});

test('another address, another token and a later moment are other reads', async () => {
  await Promise.all([get('/b'), get('/c'), get('/b', 'token')]);
  expect(network).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1001);
  await get('/b');
  expect(network).toHaveBeenCalledTimes(4);
});

test('a clock that is set back keeps no response', async () => {
  await get('/set-back');
  vi.setSystemTime(Date.now() - 8 * 3_600_000);
  vi.advanceTimersByTime(1001);
  await get('/set-back');
  expect(network).toHaveBeenCalledTimes(2);
});

test('after a write nothing is shared that was read before or while it was in progress', async () => {
  await get('/d');
  await sharedFetch('/d', { method: 'POST' });
  expect(await (await get('/d')).json()).toEqual({ call: 3 });
});

test('a read that began before a write is shared with none that begins after it', async () => {
  let arrive = (): void => undefined;
  network.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(Response.json({ call: 'old' }));
      }),
  );
  const old = get('/g');
  await sharedFetch('/g', { method: 'POST' });
  const fresh = await get('/g');
  arrive();
  expect(await (await old).json()).toEqual({ call: 'old' });
  expect(await fresh.json()).toEqual({ call: 3 });
  expect(await (await get('/g')).json()).toEqual({ call: 3 });
});

test('a failure is not kept', async () => {
  network.mockImplementationOnce(async () => new Response('', { status: 503 }));
  expect((await get('/e')).status).toBe(503);
  expect((await get('/e')).status).toBe(200);
});

test('what one caller gave up on is not joined by the next', async () => {
  network.mockImplementationOnce(() => new Promise(() => undefined));
  const impatient = new AbortController();
  void sharedFetch('/f', { signal: impatient.signal });
  impatient.abort();
  expect(await (await sharedFetch('/f')).json()).toEqual({ call: 2 });
});
