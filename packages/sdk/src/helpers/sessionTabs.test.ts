import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMockClient } from '../testing/createMockClient.js';
import { memoryStorage } from '../session/storage.js';
import { keepSession, logoutEverywhere } from './sessionTabs.js';

const ends: (() => void)[] = [];
const awake = { hidden: () => false, onChange: () => () => undefined };
const keep = (...[client, options]: Parameters<typeof keepSession>) => {
  const end = keepSession(client, { visibility: awake, ...options });
  ends.push(end);
  return end;
};
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('keepSession', () => {
  it('renews every ten minutes, ignores failures, stops on request', async () => {
    const client = createMockClient({ getUnreadNoticeCount: { code: '100500' } });
    const end = keep(client);
    vi.advanceTimersByTime(10 * 60_000);
    await settle();
    vi.advanceTimersByTime(10 * 60_000);
    await settle();
    expect(client.transport.requests).toHaveLength(2);
    end();
    vi.advanceTimersByTime(60 * 60_000);
    await settle();
    expect(client.transport.requests).toHaveLength(2);
  });

  it('renews every ten minutes although a renewal takes its time', async () => {
    let renewal: Promise<unknown> = Promise.resolve();
    const request = (_name: string, _options: object, run: () => Promise<unknown>) =>
      (renewal = run());
    vi.stubGlobal('navigator', { locks: { request } });
    const getUnreadNoticeCount = () => {
      vi.advanceTimersByTime(300);
      return {};
    };
    const client = createMockClient({ getUnreadNoticeCount });
    keep(client);
    vi.advanceTimersByTime(10 * 60_000);
    await renewal;
    vi.advanceTimersByTime(10 * 60_000 - 300);
    await renewal;
    expect(client.transport.requests).toHaveLength(2);
  });

  it('renews although the clock has been set back', async () => {
    const client = createMockClient();
    keep(client);
    vi.setSystemTime(Date.now() - 8 * 3_600_000);
    vi.advanceTimersByTime(10 * 60_000);
    await vi.waitFor(() => expect(client.transport.requests).toHaveLength(1));
  });

  it('lets one tab renew the shared cookie for all', async () => {
    let tail: Promise<unknown> = Promise.resolve();
    const request = (_name: string, _options: object, run: () => Promise<unknown>) => {
      const turn = tail.then(run);
      tail = turn.catch(() => undefined);
      return turn;
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const tabs = [1, 2, 3].map(() => createMockClient());
    for (const tab of tabs) keep(tab);
    vi.advanceTimersByTime(10 * 60_000);
    await tail;
    expect(tabs.map(({ transport }) => transport.requests.length)).toEqual([1, 0, 0]);
  });

  it('renews in a frame that is refused locks, and not after its end', async () => {
    const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request } });
    const client = createMockClient();
    const end = keep(client);
    vi.advanceTimersByTime(10 * 60_000);
    await vi.waitFor(() => expect(client.transport.requests).toHaveLength(1));
    vi.advanceTimersByTime(10 * 60_000);
    end();
    await settle();
    expect(client.transport.requests).toHaveLength(1);
  });

  it('renews a token in memory in each tab', async () => {
    const tabs = [1, 2].map(() => createMockClient({}, { session: { mode: 'token', token: 't' } }));
    for (const tab of tabs) keep(tab);
    vi.advanceTimersByTime(10 * 60_000);
    // One after the other where there are locks, as in Node 24.
    await vi.waitFor(() =>
      expect(tabs.map(({ transport }) => transport.requests.length)).toEqual([1, 1]),
    );
  });

  it('rests while the tab is hidden', async () => {
    const client = createMockClient();
    keep(client, { visibility: { ...awake, hidden: () => true } });
    vi.advanceTimersByTime(30 * 60_000);
    await settle();
    expect(client.transport.requests).toHaveLength(0);
  });
});

describe('logoutEverywhere', () => {
  it.each([[{}], [{ logout: { offline: true } }]])(
    'leaves nothing behind in any tab (%j)',
    async (scenario) => {
      const shared = memoryStorage();
      const tab = () =>
        createMockClient(scenario, {
          session: { mode: 'token', token: 'secret', storage: shared },
        });
      const [here, there] = [
        tab(),
        createMockClient({}, { session: { mode: 'token', token: 'own' } }),
      ];
      let told = 0;
      keep(there, { onLoggedOut: () => (told += 1) });
      there.visit.markDialogSeen('tax');
      await logoutEverywhere(here).catch(() => undefined);
      await vi.waitFor(() => expect(told).toBe(1));
      expect(here.session.token()).toBeUndefined();
      expect(there.session.token()).toBeUndefined();
      expect(there.visit.dialogSeen('tax')).toBe(false);
      expect(shared.get('token')).toBeUndefined();
    },
  );

  it('tells other clients, not the one that logged out', async () => {
    const [here, there] = [createMockClient(), createMockClient()];
    const told: string[] = [];
    keep(here, { onLoggedOut: () => told.push('here') });
    keep(there, { onLoggedOut: () => told.push('there') });
    await logoutEverywhere(here);
    await vi.waitFor(() => expect(told).toContain('there'));
    // What it would have heard of itself has come before what another client says.
    await logoutEverywhere(there);
    await vi.waitFor(() => expect(told).toContain('here'));
    expect(told).toEqual(['there', 'here']);
  });
});
