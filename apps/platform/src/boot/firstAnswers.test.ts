import { afterEach, expect, test, vi } from 'vitest';
import { fetchWith } from './firstAnswers.js';

afterEach(() => vi.unstubAllGlobals());

test('an answer of the page serves one call, whatever the order of its query; the rest goes out', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: unknown) => {
    asked.push(url);
    return new Response('from the server');
  });
  const fetchIt = fetchWith({ '/api/x/page?index=1&size=8': { code: '200', data: [1] } });
  const get = { method: 'GET' };
  const first = await fetchIt('/api/x/page?size=8&index=1&_=17', get);
  expect([first.ok, first.headers.get('content-type')]).toEqual([true, 'application/json']);
  expect(await first.json()).toEqual({ code: '200', data: [1] });
  for (const url of ['/api/x/page?size=8&index=1', '/api/x/page?size=8', '/api/x/page'])
    expect(await (await fetchIt(url, get)).text()).toBe('from the server');
  expect(asked).toHaveLength(3);
});

test('only reads are answered by the page', async () => {
  vi.stubGlobal('fetch', async () => new Response('from the server'));
  const answer = await fetchWith({ '/api/x': {} })('/api/x', { method: 'POST' });
  expect(await answer.text()).toBe('from the server');
});
