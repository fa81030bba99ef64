import { createHostBridge, type BridgeOptions, type HostBridge } from '@huiqi/sdk/bridge';
import { bridgeOptionsOf, type InjectedHost } from '@huiqi/sdk/bridge';
import { expect, vi } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { startShell } from '../server/startShell.js';
import type { Shell } from '../server/Shell.js';
import type { ShellSettings } from '../server/ShellSettings.js';

type Started = Awaited<ReturnType<typeof startShell>>;

const shells: Started[] = [];
const bridges: HostBridge[] = [];
/** Must not be in any log. */
export const canary = 'token-canary-0123456789abcdef';

/** For `afterEach`: bridges first, so that none reconnects. */
export async function stopAll(): Promise<void> {
  for (const bridge of bridges.splice(0)) bridge.close();
  for (const shell of shells.splice(0)) await shell.stop();
}

export async function shellWith(settings: Partial<ShellSettings> = {}): Promise<Started> {
  const started = await startShell({
    api: 'http://127.0.0.1:9',
    port: 0,
    pages: '/nowhere',
    createToken: () => Promise.resolve(canary),
  });
  shells.push(started);
  await started.shell.act({ type: 'settings', change: settings });
  return started;
}

/** A socket of a page of the client: browsers send its origin, Node does not. */
export const socketFrom = (origin: string) =>
  class extends NodeSocket {
    constructor(url: string) {
      super(url, { origin });
    }
  } as unknown as typeof globalThis.WebSocket;

/** What the script of preload.ts puts into a page. */
export function injectedBy(shell: Shell, port: number): InjectedHost {
  const { legacy, secret, settings } = shell.injected();
  const { algorithm, commands, module, protocol } = settings;
  const base = { url: `ws://127.0.0.1:${port}/bridge/view-main`, module, commands };
  if (protocol === 'secure') return { ...base, protocol, algorithm, getSecret: () => secret };
  const { iv, key, mode } = legacy;
  return { ...base, protocol, key, mode, ...(mode === 'CBC' ? { iv } : {}) };
}

/** A page of the client, with short delays. */
export function pageOf({ port, shell }: Started, more: Partial<BridgeOptions> = {}): HostBridge {
  const bridge = createHostBridge({
    ...bridgeOptionsOf(injectedBy(shell, port)),
    WebSocket: socketFrom(`http://127.0.0.1:${port}`),
    reconnectMs: [5, 20],
    access: () => Promise.resolve(undefined),
    ...more,
  });
  bridges.push(bridge);
  return bridge;
}

export const reaches = (bridge: HostBridge, state: HostBridge['state']) =>
  vi.waitFor(() => expect(bridge.state).toBe(state), { timeout: 5_000, interval: 5 });
