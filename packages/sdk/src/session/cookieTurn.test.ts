import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginByPassword, logout } from '../generated/operations/session.js';
import { keepSession, logoutEverywhere } from '../helpers/sessionTabs.js';
import { createMockClient } from '../testing/createMockClient.js';
import type { MockResponse } from '../testing/scenario.js';

const body = { type: 'FRONT' as const, telPhone: '13800000001', password: 'x' };

/** Locks of one origin: holders of a shared one run together, and nobody overtakes. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let shared: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { mode }: LockOptions, run: () => Promise<unknown>) => {
    const turn = (mode === 'shared' ? shared : last).then(run);
    last = Promise.allSettled([last, turn]);
    if (mode !== 'shared') shared = last;
    return turn;
  };
  return { request };
}

/** A tab of the site whose call is pending until `end`. */
function openTab(slow: 'logout' | 'loginByPassword', outcome: MockResponse<never> = {}) {
  let end: () => void = () => undefined;
  const wait = () => new Promise<MockResponse<never>>((resolve) => (end = () => resolve(outcome)));
  const client = createMockClient(
    slow === 'logout' ? { logout: wait } : { loginByPassword: wait },
    { session: 'cookie' },
  );
  const sent = () => client.transport.requests.map(({ operationId }) => operationId);
  return { client, sent, end: () => end() };
}

const outcomes: readonly (readonly [string, MockResponse<never>])[] = [
  ['confirmed', {}],
  ['refused', { code: '002004' }],
  ['lost', { offline: true }],
];
const quietly = (call: Promise<unknown>) => call.catch(() => undefined);
const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('with the session in a cookie', () => {
  beforeEach(() => vi.stubGlobal('navigator', { locks: createLocks() }));
  afterEach(() => vi.unstubAllGlobals());

  it.each(outcomes)('a login waits for a logout that is %s, in any tab', async (_how, outcome) => {
    const [here, there] = [openTab('logout', outcome), openTab('logout')];
    const leaving = quietly(logout(here.client));
    await vi.waitFor(() => expect(here.sent()).toEqual(['logout']));
    const logins = [here, there].map(({ client }) => loginByPassword(client, { body }));
    await turn();
    expect([here.sent(), there.sent()]).toEqual([['logout'], []]);
    here.end();
    await Promise.all([leaving, ...logins]);
    expect([here.sent(), there.sent()]).toEqual([
      ['logout', 'loginByPassword'],
      ['loginByPassword'],
    ]);
  });

  it.each(outcomes)('a logout waits for a login that is %s, in any tab', async (_how, outcome) => {
    const [here, there] = [openTab('loginByPassword', outcome), openTab('loginByPassword')];
    const login = quietly(loginByPassword(here.client, { body }));
    await vi.waitFor(() => expect(here.sent()).toEqual(['loginByPassword']));
    const leaving = [here, there].map(({ client }) => quietly(logout(client)));
    await turn();
    expect([here.sent(), there.sent()]).toEqual([['loginByPassword'], []]);
    here.end();
    await Promise.all([login, ...leaving]);
    expect([here.sent(), there.sent()]).toEqual([['loginByPassword', 'logout'], ['logout']]);
  });

  it.each([
    ['a login', 'logout', ['logout', 'loginByPassword']],
    ['a logout', 'loginByPassword', ['loginByPassword', 'logout']],
  ] as const)('without locks, %s waits for a %s of its tab', async (_what, slow, order) => {
    vi.stubGlobal('navigator', {});
    const { client, sent, end } = openTab(slow, { offline: true });
    const calls = {
      logout: () => quietly(logout(client)),
      loginByPassword: () => quietly(loginByPassword(client, { body })),
    };
    const running = order.map((name) => calls[name]());
    await vi.waitFor(() => expect(sent()).toEqual([slow]));
    await turn();
    expect(sent()).toEqual([slow]);
    end();
    await Promise.all(running);
    expect(sent()).toEqual(order);
  });

  it('a logout that waited for a login ends its session in every tab', async () => {
    const [here, there] = [openTab('loginByPassword'), openTab('logout')];
    const told = vi.fn();
    const stop = keepSession(there.client, { onLoggedOut: told });
    const login = loginByPassword(here.client, { body });
    await vi.waitFor(() => expect(here.sent()).toEqual(['loginByPassword']));
    const leaving = logoutEverywhere(here.client);
    here.end();
    await Promise.all([login, leaving]);
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(here.client.session.ended).toBe(true);
    stop();
  });
});
