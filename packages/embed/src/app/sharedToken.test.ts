import { expect, test, vi } from 'vitest';
import type { FetchToken, FetchTokenRequest } from '../host/FetchToken.js';
import { keepWidget } from '../npm/keepWidget.js';
import { createTokenSource } from './createTokenSource.js';

/** A function of the page that responds when it is told to. */
function slowFunction() {
  const requests: FetchTokenRequest[] = [];
  const respond: ((token: string) => void)[] = [];
  const fetchToken: FetchToken = (request) => {
    requests.push(request);
    return new Promise((resolve) => void respond.push(resolve));
  };
  const source = () => createTokenSource(() => ({ fetchToken }), { onFailure: vi.fn() });
  return { fetchToken, requests, respond, source };
}

test('twenty widgets with the same function ask it once for one reason at a time', async () => {
  const { requests, respond, source } = slowFunction();
  const sources = Array.from({ length: 20 }, source);
  const first = sources.map(({ get }) => get());
  expect(requests.map(({ reason }) => reason)).toEqual(['start']);
  respond[0]?.('a');
  expect(new Set((await Promise.all(first)).map(({ token }) => token))).toEqual(new Set(['a']));

  const second = sources.map((one, index) => {
    if (index > 9) one.renew('login-required');
    return one.get();
  });
  expect(requests.map(({ reason }) => reason)).toEqual(['start', 'expired', 'login-required']);
  respond[1]?.('b');
  respond[2]?.('c');
  const tokens = (await Promise.all(second)).map(({ token }) => token);
  expect(tokens).toEqual([...Array<string>(10).fill('b'), ...Array<string>(10).fill('c')]);
});

test('functions that differ are asked each for itself', async () => {
  const [one, other] = [slowFunction(), slowFunction()];
  void one.source().get();
  void other.source().get();
  expect([one.requests.length, other.requests.length]).toEqual([1, 1]);
});

test('a new request shares no earlier call, and the rest keep theirs', async () => {
  const { requests, respond, source } = slowFunction();
  const [moving, staying] = [source(), source()];
  const pending = [moving.get(), staying.get()];
  moving.renew('start');
  const renewed = moving.get();
  expect(requests).toHaveLength(2);
  expect(requests[0]?.signal.aborted).toBe(false);
  respond[0]?.('first');
  respond[1]?.('second');
  expect((await Promise.all([...pending, renewed])).map(({ token }) => token)).toEqual([
    'first',
    'first',
    'second',
  ]);
});

test('a call ends with the last widget that waits for it', () => {
  const { requests, source } = slowFunction();
  const [one, other] = [source(), source()];
  void one.get();
  void other.get();
  one.stop();
  expect(requests[0]?.signal.aborted).toBe(false);
  other.stop();
  expect(requests[0]?.signal.aborted).toBe(true);
});

test('wrappers of a framework share the function of the page, which their own ones call', async () => {
  const { fetchToken, requests } = slowFunction();
  const given: (FetchToken | null | undefined)[] = [];
  const mount = (_target: unknown, options?: { fetchToken?: FetchToken | null | undefined }) => {
    given.push(options?.fetchToken);
    return {} as never;
  };
  for (let index = 0; index < 2; index += 1)
    keepWidget({} as Element, { version: '1', mount }, { fetchToken });
  await vi.waitFor(() => expect(given).toHaveLength(2));
  expect(given[0]).not.toBe(given[1]);
  for (const own of given)
    void createTokenSource(() => ({ fetchToken: own }), { onFailure: vi.fn() }).get();
  expect(requests).toHaveLength(1);
});
