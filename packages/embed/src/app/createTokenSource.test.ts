import { expect, test, vi } from 'vitest';
import type { FetchTokenRequest } from '../host/FetchToken.js';
import { createTokenSource } from './createTokenSource.js';

test('the function takes precedence over the token', async () => {
  const source = createTokenSource(
    () => ({ token: 'old', fetchToken: async () => 'new' }),
    vi.fn(),
  );
  expect(await source.get()).toEqual({ token: 'new' });
});

test('the token is used when there is no function', async () => {
  expect(await createTokenSource(() => ({ token: 'a' }), vi.fn()).get()).toEqual({ token: 'a' });
});

test('without either, and with null, the user is a visitor', async () => {
  expect(await createTokenSource(() => ({}), vi.fn()).get()).toEqual({ token: '' });
  const none = { token: 'a', fetchToken: () => null };
  expect(await createTokenSource(() => none, vi.fn()).get()).toEqual({ token: '' });
});

test('an expiry is a number or a date; one that is neither is ignored', async () => {
  const get = (expiresAt: number | string) =>
    createTokenSource(() => ({ fetchToken: () => ({ token: 'a', expiresAt }) }), vi.fn()).get();
  expect(await get(5)).toEqual({ token: 'a', expiresAt: 5 });
  expect(await get('1970-01-01T00:00:01Z')).toEqual({ token: 'a', expiresAt: 1000 });
  expect(await get('soon')).toEqual({ token: 'a' });
});

test('after a failure of the host the user is a visitor, and the cause is reported', async () => {
  const failed = vi.fn();
  const cause = new Error('down');
  const source = createTokenSource(() => ({ fetchToken: () => Promise.reject(cause) }), failed);
  expect(await source.get()).toEqual({ token: '' });
  expect(failed).toHaveBeenCalledExactlyOnceWith(cause);
});

test('the function is told why, and when its token is no longer needed', async () => {
  const requests: FetchTokenRequest[] = [];
  const failed = vi.fn();
  const fetchToken = (request: FetchTokenRequest) => {
    requests.push(request);
    return request.signal.aborted ? Promise.reject(request.signal.reason) : 'a';
  };
  const source = createTokenSource(() => ({ fetchToken }), failed);
  await source.get();
  await source.get();
  source.renew('login-required');
  await source.get();
  source.stop();
  await source.get();
  expect(requests.map(({ reason }) => reason)).toEqual([
    'start',
    'expired',
    'login-required',
    'expired',
  ]);
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(failed).not.toHaveBeenCalled();
});

test('a token that has ended and has no successor ends the session, a visitor has none to end', async () => {
  const onEnd = vi.fn();
  let next: string | null = null;
  const source = createTokenSource(() => ({ fetchToken: () => next }), vi.fn(), onEnd);
  await source.get();
  await source.get();
  next = 'token';
  await source.get();
  expect(onEnd).not.toHaveBeenCalled();
  next = null;
  await source.get();
  expect(onEnd).toHaveBeenCalledOnce();
  next = 'token';
  source.renew('refresh');
  await source.get();
  next = null;
  source.renew('refresh');
  await source.get();
  expect(onEnd).toHaveBeenCalledOnce();
});
