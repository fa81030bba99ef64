import { afterEach, expect, test, vi } from 'vitest';
import { preloadedFetch } from './preloadedResponses.js';

afterEach(() => vi.unstubAllGlobals());

const input = { index: 1, size: 8 };
const answer = { code: '200', data: [1] };
const answers = {
  '/api/x/page?index=1&size=8': { tag: 'products', operation: 'listProducts', input, answer },
} as const;
const get = { method: 'GET' };

function stubServer(): unknown[] {
  const requested: unknown[] = [];
  vi.stubGlobal('fetch', async (url: unknown) => {
    requested.push(url);
    return new Response('from the server');
  });
  return requested;
}

test('a carried response serves one call, whatever the order of its query; other requests go to the server', async () => {
  const requested = stubServer();
  const first = preloadedFetch(answers, () => null);
  const carried = await first.fetch('/api/x/page?size=8&index=1&_=17', get);
  expect([carried.ok, carried.headers.get('content-type')]).toEqual([true, 'application/json']);
  expect(await carried.json()).toEqual(answer);
  for (const url of ['/api/x/page?size=8&index=1', '/api/x/page?size=8', '/api/x/page'])
    expect(await (await first.fetch(url, get)).text()).toBe('from the server');
  expect(requested).toHaveLength(3);
  expect(first.takeRest(null)).toEqual([]);
});

test('unused responses go to the cache, and later requests to the server', async () => {
  stubServer();
  const first = preloadedFetch(answers, () => null);
  expect(first.takeRest(null)).toEqual([
    { tag: 'products', operation: 'listProducts', input, data: [1] },
  ]);
  const later = await first.fetch('/api/x/page?index=1&size=8', get);
  expect(await later.text()).toBe('from the server');
});

test('only reads use carried responses', async () => {
  stubServer();
  const sent = await preloadedFetch(answers, () => null).fetch('/api/x/page?index=1&size=8', {
    method: 'POST',
  });
  expect(await sent.text()).toBe('from the server');
});

const here = { scfProvince: '500000', scfCity: '500231', scfDistrict: '0' };
const there = { ...here, scfCity: '500233' };
const ofRegion = {
  '/api/x/area': { tag: 'areas', operation: 'getCurrentArea', input: {}, answer: { data: here } },
  '/api/x/home': {
    tag: 'products',
    operation: 'getProductHome',
    input: {},
    answer: { data: 1 },
    regional: true,
  },
} as const;

test('a response of the first region serves no other', async () => {
  stubServer();
  const elsewhere = preloadedFetch(ofRegion, () => there);
  expect(await (await elsewhere.fetch('/api/x/home', get)).text()).toBe('from the server');
  expect(elsewhere.takeRest(there).map(({ operation }) => operation)).toEqual(['getCurrentArea']);
  const same = preloadedFetch(ofRegion, () => here);
  expect(await (await same.fetch('/api/x/home', get)).json()).toEqual({ data: 1 });
});
