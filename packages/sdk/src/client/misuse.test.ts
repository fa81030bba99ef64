import { expect, it, test } from 'vitest';
import { applyForProduct } from '../generated/operations/applications.js';
import { getProduct } from '../generated/operations/products.js';
import { createClient } from './createClient.js';
import type { ClientOptions } from './options.js';

const refusing: typeof fetch = (url, init) => fetch(url, { ...init, signal: AbortSignal.abort() });

const errorOf = (options: ClientOptions) =>
  getProduct(createClient({ baseUrl: 'http://127.0.0.1:1', retries: 0, ...options }), {
    productId: '1',
  }).then(
    () => undefined,
    (error: unknown) => error,
  );

test.each([
  'loans.example',
  'ftp://loans.example',
  'https://loans.example?x=1',
  'https://loans.example#x',
  'https://',
  ' https://loans.example',
])('createClient refuses the address %j at once', (baseUrl) => {
  expect(() => createClient({ baseUrl })).toThrow(TypeError);
  expect(() => createClient({ baseUrl })).toThrow('`baseUrl`');
});

test.each(['', '/', '/proxy', 'https://loans.example', 'HTTP://[::1]:8080/proxy/'])(
  'it takes the address %j',
  (baseUrl) => {
    expect(() => createClient({ baseUrl })).not.toThrow();
  },
);

const area = { scfProvince: '安徽', scfCity: '340100', scfDistrict: '340101' };

test.each<[string, ClientOptions]>([
  ['`headers` cannot be sent in the header `X-Team`', { headers: { 'X-Team': '信贷' } }],
  ['`headers` cannot be sent in the header `X Team`', { headers: { 'X Team': 'loans' } }],
  ['`province` cannot be sent in the header `X-Scf-Province`', { area, insurer: false }],
  ['`channel` cannot be sent in the header `X-Source`', { channel: 'a\nb' }],
  [
    '`token` cannot be sent in the header `X-Access-Token`',
    { session: { mode: 'token', token: 'sec\nret' } },
  ],
  ['`baseUrl` is not part of a valid address', { baseUrl: 'http://a:port' }],
])('names what cannot be sent: %s', async (message, options) => {
  const error = await errorOf(options);
  expect(error).toBeInstanceOf(TypeError);
  expect(String(error)).toBe(`TypeError: Huiqi SDK: ${message}`);
});

it('does not quote a token that cannot be sent', async () => {
  const error = (await errorOf({ session: { mode: 'token', token: 'sec\nret' } })) as Error;
  expect(String(error.stack) + String(error.cause)).not.toContain('sec\nret');
});

it('calls a network failure a network failure', async () => {
  expect(await errorOf({ headers: { 'X-Team': 'loans' } })).toMatchObject({
    name: 'HuiqiError',
    kind: 'network',
  });
  expect(await errorOf({ fetch: refusing })).toMatchObject({ kind: 'network' });
});

it('names the path parameter that is missing', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1' });
  const call = getProduct(client, {} as { productId: string });
  await expect(call).rejects.toThrow('Huiqi SDK: getProduct needs `productId`');
});

it('names a body that is not JSON', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1' });
  const body = { loanterm: 12n } as never;
  const call = applyForProduct(client, { productId: '1', body });
  await expect(call).rejects.toThrow(TypeError);
  await expect(call).rejects.toThrow('`body` cannot be sent as JSON');
});
