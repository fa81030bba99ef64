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

it.each([
  ['127.0.0.1', 'loopback-network'],
  ['localhost', 'loopback-network'],
  ['[::1]', 'loopback-network'],
  ['10.0.0.1', 'local-network'],
  ['192.168.1.5', 'local-network'],
  ['172.16.0.1', 'local-network'],
  ['172.29.0.1', 'local-network'],
  ['172.31.0.1', 'local-network'],
  ['169.254.1.1', 'local-network'],
  ['shell.local', 'local-network'],
])('queries the permission of the network of %s', async (host, name) => {
  const asked = browser('loans.example', { [name]: 'prompt' });
  expect(await localNetworkAccess(`wss://${host}/bridge`)).toBe('prompt');
  expect(asked).toEqual([name]);
});

it.each([
  ['the page is of this machine itself', 'localhost', shell],
  ['the shell is on the open net', 'loans.example', 'wss://bank.example/bridge'],
  ['172.32 is no private network', 'loans.example', 'wss://172.32.0.1/bridge'],
  ['172.15 is none either', 'loans.example', 'wss://172.15.0.1/bridge'],
  ['names that look like one', 'loans.example', 'wss://localhost.example/bridge'],
  ['names that begin like one', 'loans.example', 'wss://10.example/bridge'],
  ['names that end like one', 'loans.example', 'wss://notlocalhost/bridge'],
])('needs no permission: %s', async (_why, hostname, address) => {
  const asked = browser(hostname, { 'loopback-network': 'prompt', 'local-network': 'prompt' });
  expect(await localNetworkAccess(address)).toBeUndefined();
  expect(asked).toEqual([]);
});

it('asks on a page of the local network too', async () => {
  browser('192.168.1.9', { 'loopback-network': 'denied' });
  expect(await localNetworkAccess(shell)).toBe('denied');
  vi.stubGlobal('location', undefined);
  expect(await localNetworkAccess(shell)).toBe('denied');
});

it('knows nothing where the browser knows nothing', async () => {
  const asked = browser('loans.example', {});
  expect(await localNetworkAccess(shell)).toBeUndefined();
  expect(asked).toEqual(['loopback-network', 'local-network-access']);
  vi.stubGlobal('navigator', {});
  expect(await localNetworkAccess(shell)).toBeUndefined();
  vi.stubGlobal('navigator', undefined);
  expect(await localNetworkAccess(shell)).toBeUndefined();
});
