import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FetchTokenRequest } from '../host/FetchToken.js';
import { createTokenSource } from './createTokenSource.js';

const onFailure = vi.fn();
beforeEach(() => void onFailure.mockClear());
afterEach(() => void vi.useRealTimers());

test('the function takes precedence over the token', async () => {
  const source = createTokenSource(() => ({ token: 'old', fetchToken: async () => 'new' }), {
    onFailure,
  });
  expect(await source.get()).toEqual({ token: 'new' });
});

test('the token is used when there is no function', async () => {
  expect(await createTokenSource(() => ({ token: 'a' }), { onFailure }).get()).toEqual({
    token: 'a',
  });
});

test('without either, and with null, the user is a visitor', async () => {
  expect(await createTokenSource(() => ({}), { onFailure }).get()).toEqual({ token: '' });
  const none = { token: 'a', fetchToken: () => null };
  expect(await createTokenSource(() => none, { onFailure }).get()).toEqual({ token: '' });
});

test.each([
  ['TOKEN_UNAVAILABLE', 'Error: down', () => Promise.reject(new Error('down'))],
  ['TOKEN_INVALID', 'an object with error', () => ({ error: 'down' }) as never],
] as const)(
  'after a failure of the host the user is a visitor, and the page is told: %s',
  async (code, message, fetchToken) => {
    const source = createTokenSource(() => ({ fetchToken }), { onFailure });
    expect(await source.get()).toEqual({ token: '' });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    );
  },
);

test('a function that hangs makes the user a visitor, and its token is used when it comes', async () => {
  vi.useFakeTimers();
  let respond: (token: string) => void = () => undefined;
  const fetchToken = vi.fn(() => new Promise<string>((resolve) => (respond = resolve)));
  const onLate = vi.fn();
  const source = createTokenSource(() => ({ fetchToken }), { onFailure, onLate });
  const first = source.get();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await first).toEqual({ token: '' });
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'TOKEN_TIMEOUT' }),
  );
  respond('late');
  await vi.advanceTimersByTimeAsync(0);
  expect(onLate).toHaveBeenCalledOnce();
  expect(await source.get()).toEqual({ token: 'late' });
  expect(fetchToken).toHaveBeenCalledOnce();
});

test('a token that comes after another login is not used', async () => {
  vi.useFakeTimers();
  const respond: ((token: string) => void)[] = [];
  const fetchToken = () => new Promise<string>((resolve) => void respond.push(resolve));
  const onLate = vi.fn();
  const source = createTokenSource(() => ({ fetchToken }), { onFailure, onLate });
  void source.get();
  await vi.advanceTimersByTimeAsync(10_000);
  source.renew('login-required');
  respond[0]?.('former user');
  const next = source.get();
  respond[1]?.('user');
  expect(await next).toEqual({ token: 'user' });
  expect(onLate).not.toHaveBeenCalled();
});

test('a token that is returned again after it was refused is reported once', async () => {
  const source = createTokenSource(() => ({ fetchToken: () => 'garbage' }), { onFailure });
  for (let times = 0; times < 3; times += 1)
    expect(await source.get()).toEqual({ token: 'garbage' });
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'TOKEN_REFUSED' }),
  );
});

test('a page may return a token again that has not ended yet', async () => {
  const token = { token: 'a', expiresAt: Date.now() + 30_000 };
  const source = createTokenSource(() => ({ fetchToken: () => token }), { onFailure });
  await source.get();
  expect(await source.get()).toEqual(token);
  expect(onFailure).not.toHaveBeenCalled();
});

test('the function is told why, and when its token is no longer needed', async () => {
  const requests: FetchTokenRequest[] = [];
  const fetchToken = (request: FetchTokenRequest) => {
    requests.push(request);
    return request.signal.aborted ? Promise.reject(request.signal.reason) : `a${requests.length}`;
  };
  const source = createTokenSource(() => ({ fetchToken }), { onFailure });
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
  expect(onFailure).not.toHaveBeenCalled();
});

test('a token that has ended and has no successor ends the session, a visitor has none to end', async () => {
  const onEnd = vi.fn();
  let next: string | null = null;
  const source = createTokenSource(() => ({ fetchToken: () => next }), { onFailure, onEnd });
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

test('a token that takes the place of an ended one is reported, for it may be of another user', async () => {
  const onRenewed = vi.fn();
  const tokens = [null, 'a', 'a', 'b', null, 'c'];
  const source = createTokenSource(() => ({ fetchToken: () => tokens.shift() ?? null }), {
    onFailure,
    onRenewed,
  });
  const reported: number[] = [];
  for (let times = 0; times < 6; times += 1) {
    await source.get();
    reported.push(onRenewed.mock.calls.length);
  }
  expect(reported).toEqual([0, 1, 1, 2, 2, 3]);
  tokens.push('d');
  source.renew('refresh');
  await source.get();
  expect(onRenewed).toHaveBeenCalledTimes(3);
});
