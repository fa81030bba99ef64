import { afterEach, expect, it, vi } from 'vitest';
import { localNetworkAccess } from './localNetwork.js';

afterEach(() => vi.unstubAllGlobals());

/** A browser on a page, that knows some permissions. */
function browser(hostname: string, known: Record<string, string>) {
  const asked: string[] = [];
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('navigator', {
    permissions: {
      async query({ name }: { name: string }) {
        asked.push(name);
        if (!Object.hasOwn(known, name)) throw new TypeError(name);
        return { state: known[name] };
      },
    },
  });
  return asked;
}
const shell = 'ws://127.0.0.1:17300/bridge';

it.each(['granted', 'denied', 'prompt'])('says %s as the browser does', async (state) => {
  browser('loans.example', { 'loopback-network': state });
  expect(await localNetworkAccess(shell)).toBe(state);
  browser('loans.example', { 'local-network-access': state });
  expect(await localNetworkAccess(shell)).toBe(state);
});

it("queries the permission of the shell's network", async () => {
  const asked = browser('loans.example', { 'local-network': 'prompt' });
  expect(await localNetworkAccess('wss://192.168.1.5/bridge')).toBe('prompt');
  expect(asked).toEqual(['local-network']);
});

it.each([
  ['the page is of this machine itself', 'localhost', shell],
  ['the shell is on the open net', 'loans.example', 'wss://bank.example/bridge'],
  ['172.32 is no private network', 'loans.example', 'wss://172.32.0.1/bridge'],
])('needs no permission: %s', async (_why, hostname, address) => {
  const asked = browser(hostname, { 'loopback-network': 'prompt', 'local-network': 'prompt' });
  expect(await localNetworkAccess(address)).toBeUndefined();
  expect(asked).toEqual([]);
});

it('knows nothing where the browser knows nothing', async () => {
  browser('loans.example', {});
  expect(await localNetworkAccess(shell)).toBeUndefined();
  vi.stubGlobal('navigator', undefined);
  expect(await localNetworkAccess(shell)).toBeUndefined();
});
