import { afterEach, expect, test, vi } from 'vitest';
import { firstFetch } from './firstAnswers.js';

afterEach(() => vi.unstubAllGlobals());

const input = { index: 1, size: 8 };
const answer = { code: '200', data: [1] };
const answers = {
  '/api/x/page?index=1&size=8': { tag: 'products', operation: 'listProducts', input, answer },
} as const;
const get = { method: 'GET' };

function stubServer(): unknown[] {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: unknown) => {
    asked.push(url);
    return new Response('from the server');
  });
  return asked;
}

test('an answer of the page serves one call, whatever the order of its query; the rest goes out', async () => {
  const asked = stubServer();
  const first = firstFetch(answers);
  const carried = await first.fetch('/api/x/page?size=8&index=1&_=17', get);
  expect([carried.ok, carried.headers.get('content-type')]).toEqual([true, 'application/json']);
  expect(await carried.json()).toEqual(answer);
  for (const url of ['/api/x/page?size=8&index=1', '/api/x/page?size=8', '/api/x/page'])
    expect(await (await first.fetch(url, get)).text()).toBe('from the server');
  expect(asked).toHaveLength(3);
  expect(first.takeRest()).toEqual([]);
});

test('what the start did not ask goes to the cache, and is asked of the server from then on', async () => {
  stubServer();
  const first = firstFetch(answers);
  expect(first.takeRest()).toEqual([
    { tag: 'products', operation: 'listProducts', input, data: [1] },
  ]);
  const later = await first.fetch('/api/x/page?index=1&size=8', get);
  expect(await later.text()).toBe('from the server');
});

test('only reads are answered by the page', async () => {
  stubServer();
  const sent = await firstFetch(answers).fetch('/api/x/page?index=1&size=8', { method: 'POST' });
  expect(await sent.text()).toBe('from the server');
});
