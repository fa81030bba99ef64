import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listProducts } from '../generated/operations/products.js';
import { createClient } from './createClient.js';

const page = 'http://localhost:5173';
const baseUrl = 'https://huiqi.example';

beforeEach(() => void vi.stubGlobal('location', new URL(page)));
afterEach(() => void vi.unstubAllGlobals());

/** A server that does not let the page read the API, or just broke off a call. */
function serve(file: () => Promise<Response>, api = baseUrl, isListed = false) {
  const asked: string[] = [];
  const fetch = async (url: RequestInfo | URL) => {
    asked.push(String(url).replace(/\?.*/, ''));
    if (String(url).endsWith('/embed/v1/csp.json')) return file();
    if (isListed && String(url).endsWith('/api/')) return new Response('', { status: 404 });
    throw new TypeError('Failed to fetch');
  };
  return { asked, client: createClient({ baseUrl: api, fetch, session: 'token', retries: 1 }) };
}
const there = async () => new Response('{}');

it('says that the origin is not listed, without another try, and asks once for calls that fail together', async () => {
  const { asked, client } = serve(there);
  const calls = [1, 2].map((index) => listProducts(client, { index }).catch((e: unknown) => e));
  for (const error of await Promise.all(calls))
    expect(error).toMatchObject({
      kind: 'origin',
      retryable: false,
      userMessage: '此网站尚未在平台登记',
      message: expect.stringContaining(`origin not listed: ${baseUrl} does not list ${page}`),
    });
  expect(asked.filter((url) => url.endsWith('csp.json'))).toHaveLength(1);
  expect(asked).toHaveLength(4);
});

it.each([
  ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), baseUrl],
  ['there is no such file', async () => new Response('', { status: 404 }), baseUrl],
  ['the page calls its own origin', there, page],
  ['the address is relative', there, ''],
  ['the API lets the page read it, and one call broke off', there, baseUrl, true],
])('leaves it at the network where %s', async (_, file, api, isListed = false) => {
  const { client } = serve(file, api, isListed);
  await expect(listProducts(client)).rejects.toMatchObject({ kind: 'network' });
});
