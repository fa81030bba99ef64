import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginByPassword, logout } from '../generated/operations/session.js';
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

/** A tab of the site whose logout is pending until `end`. */
function openTab(outcome: MockResponse<null> = {}) {
  let end: () => void = () => undefined;
  const client = createMockClient(
    { logout: () => new Promise((resolve) => (end = () => resolve(outcome))) },
    { session: 'cookie' },
  );
  const sent = () => client.transport.requests.map(({ operationId }) => operationId);
  return { client, sent, end: () => end() };
}

describe('a login of a session in a cookie', () => {
  beforeEach(() => vi.stubGlobal('navigator', { locks: createLocks() }));
  afterEach(() => vi.unstubAllGlobals());

  it.each<[string, MockResponse<null>]>([
    ['confirmed', {}],
    ['refused', { code: '002004' }],
    ['lost', { offline: true }],
  ])('waits for a logout that is %s, in any tab', async (_how, outcome) => {
    const [here, there] = [openTab(outcome), openTab()];
    const leaving = logout(here.client).catch(() => undefined);
    await vi.waitFor(() => expect(here.sent()).toEqual(['logout']));
    const logins = [here, there].map(({ client }) => loginByPassword(client, { body }));
    await new Promise((resolve) => setTimeout(resolve));
    expect([here.sent(), there.sent()]).toEqual([['logout'], []]);
    here.end();
    await Promise.all([leaving, ...logins]);
    expect([here.sent(), there.sent()]).toEqual([
      ['logout', 'loginByPassword'],
      ['loginByPassword'],
    ]);
  });
});
