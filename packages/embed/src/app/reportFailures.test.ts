import { getProduct, getUserInfo, isHuiqiError, listProducts } from '@huiqi/sdk';
import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, test, vi } from 'vitest';
import { reportFailures } from './reportFailures.js';

function setUp(scenarios: MockScenarios) {
  const emit = vi.fn(() => true);
  const mock = createMockClient(scenarios, { retries: 0 });
  return { emit, mock, ...reportFailures(mock, emit as never) };
}

test.each([
  ['network', 'NETWORK', { offline: true }],
  ['server', '100500', { code: '100500' }],
] as const)(
  'a failure of the %s reaches the page once, however many wait',
  async (type, code, way) => {
    const { client, emit } = setUp({ listProducts: way });
    const calls = [1, 2].map(() => listProducts(client, { index: 1 }).catch((error) => error));
    for (const error of await Promise.all(calls)) expect(isHuiqiError(error)).toBe(true);
    expect(emit).toHaveBeenCalledExactlyOnceWith(
      'huiqi-error',
      expect.objectContaining({ type, code, message: expect.stringMatching(/^listProducts/) }),
    );
  },
);

test('decisions of the server are no failures', async () => {
  const { client, emit } = setUp({ getProduct: { code: '100404' } });
  await getProduct(client, { productId: '7' }).catch(() => undefined);
  expect(emit).not.toHaveBeenCalled();
});

test('screens receive the end of a session like every other event', async () => {
  const { client, endSession } = setUp({ getUserInfo: { code: '002004' } });
  const heard: string[] = [];
  const stop = client.subscribe(({ type }) => heard.push(type));
  endSession();
  await getUserInfo(client).catch(() => undefined);
  stop();
  endSession();
  expect(heard).toEqual(['session-expired', 'session-expired']);
  expect(client.area).toBeNull();
});
