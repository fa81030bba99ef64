import { applyForProduct, createClient, getProduct, isHuiqiError, listProducts } from '@huiqi/sdk';
import { expect, test, vi } from 'vitest';
import { createForcedError } from './forcedError.js';
import { readMessages } from './readMessages.js';
import { respondAs, type Scenario } from './scenarios.js';

const baseUrl = 'https://huiqi.example';
const clientOf = (fetch: typeof globalThis.fetch) => createClient({ baseUrl, fetch, retries: 0 });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: unknown) => (isHuiqiError(error) ? error.code : String(error)),
  );

test.each<[Scenario, string, number]>([
  ['live', 'nothing', 1],
  ['serverError', '100500', 0],
  ['notOffered', '100501', 0],
  ['refused', 'nothing', 1],
  ['failedAtSubmit', 'nothing', 1],
])('%s: a read ends with %s', async (scenario, code, calls) => {
  const toServer = vi.fn(respondAs('ready', fetch));
  const client = clientOf(respondAs(scenario, toServer));
  expect(await codeOf(listProducts(client))).toBe(code);
  expect(toServer).toHaveBeenCalledTimes(calls);
});

test('the server never receives an application whose failure is simulated', async () => {
  const toServer = vi.fn(respondAs('ready', fetch));
  const apply = (scenario: Scenario) =>
    applyForProduct(clientOf(respondAs(scenario, toServer)), {
      productId: '100001',
      body: { creditCode: '91500231MA50004987', save: false },
    } as never);
  expect(await codeOf(apply('failedAtSubmit'))).toBe('100500');
  expect(await apply('refused')).toMatchObject({
    applyStatus: 'FAIL',
    failReason: 'OUT_OF_REGION',
  });
  expect(toServer).not.toHaveBeenCalled();
});

test('a code is the response to the next call, and to that one alone', async () => {
  const forced = createForcedError();
  const hit = vi.fn();
  const client = clientOf(forced.wrap(respondAs('ready', fetch)));
  forced.set('791172', hit);
  expect(await codeOf(getProduct(client, { productId: '7' }))).toBe('791172');
  expect(hit).toHaveBeenCalledExactlyOnceWith('getProduct');
  expect(await codeOf(getProduct(client, { productId: '8' }))).toBe('nothing');
  expect(await codeOf(getProduct(client, { productId: '7' }))).toBe('791172');
  forced.set('', hit);
  expect(await codeOf(getProduct(client, { productId: '7' }))).toBe('nothing');
});

test('every code has the sentence that users read', async () => {
  const messages = await readMessages();
  expect(messages['795243']).toBe('政策已失效，无法申报');
  expect(Object.values(messages)).not.toContain('');
});
