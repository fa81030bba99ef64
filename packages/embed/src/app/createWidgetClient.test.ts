import { listProducts } from '@huiqi/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryHistory } from './createMemoryHistory.js';
import { createWidgetClient, type WidgetClientParts } from './createWidgetClient.js';

afterEach(() => vi.unstubAllGlobals());

const origin = 'https://huiqi.example';

/** As of a page whose origin is not listed: only what needs no preflight may be read, outside of the API. */
const network = vi.fn<typeof fetch>(async (url, init) => {
  const isPublic = String(url) === `${origin}/embed/v1/csp.json`;
  if (isPublic && [...new Headers(init?.headers)].length === 0) return Response.json([]);
  throw new TypeError('Failed to fetch');
});

test('a page with a reference learns that its origin is not listed', async () => {
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('location', new URL('https://partner.example/loans'));
  const emit = vi.fn();
  const parts: Partial<Record<keyof WidgetClientParts, unknown>> = {
    options: { get: () => ({ reference: 'visit-1' }) },
    language: { get: () => ({ isReady: true, language: undefined }) },
    origin,
    history: createMemoryHistory('/cIGNALoan'),
    tokens: { get: async () => '' },
    emit,
  };
  const { client } = createWidgetClient(parts as WidgetClientParts);
  await expect(listProducts(client, { index: 1, size: 6 }, { retries: 0 })).rejects.toMatchObject({
    kind: 'origin',
  });
  const [, called] = network.mock.calls.find(([url]) => String(url).includes('/api/')) ?? [];
  expect(new Headers(called?.headers).get('X-Partner-Reference')).toBe('visit-1');
  expect(emit).toHaveBeenCalledWith('huiqi-error', expect.objectContaining({ code: 'ORIGIN' }));
});
