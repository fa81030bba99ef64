import { expect, test, vi } from 'vitest';
import { createTokenSource } from './createTokenSource.js';

const host = (attribute: string | null, fetchToken: (() => Promise<string | null>) | null) => ({
  fetchToken,
  getAttribute: (name: string) => (name === 'token' ? attribute : null),
});

test('the function takes precedence over the attribute', async () => {
  const source = createTokenSource(
    host('old', async () => 'fresh'),
    vi.fn(),
  );
  expect(await source()).toBe('fresh');
});

test('the attribute is the token when there is no function', async () => {
  expect(await createTokenSource(host('a', null), vi.fn())()).toBe('a');
});

test('without either, and with null, the user is a visitor', async () => {
  expect(await createTokenSource(host(null, null), vi.fn())()).toBe('');
  expect(
    await createTokenSource(
      host('a', async () => null),
      vi.fn(),
    )(),
  ).toBe('');
});

test('after a failure of the host the user is a visitor, and the failure is reported', async () => {
  const failed = vi.fn();
  const source = createTokenSource(
    host(null, () => Promise.reject(new Error('down'))),
    failed,
  );
  expect(await source()).toBe('');
  expect(failed).toHaveBeenCalledOnce();
});

test('the same source sees a login after the start', async () => {
  const late = host(null, null);
  const source = createTokenSource(late, vi.fn());
  expect(await source()).toBe('');
  late.fetchToken = async () => 'now';
  expect(await source()).toBe('now');
});
