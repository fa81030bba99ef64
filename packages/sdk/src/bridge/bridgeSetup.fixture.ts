import { expect, vi } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { hostModules } from '../generated/constants.js';
import { randomBytes, toBase64 } from './bytes.js';
import type { BridgeOptions, HostBridge } from './bridgeOptions.js';
import type { BridgeState } from './copy.js';
import { createHostBridge } from './createHostBridge.js';
import { startShell, type Shell, type ShellOptions } from './fakeShell.fixture.js';
import { secureProtocol } from './secureProtocol.js';

export const secret = toBase64(randomBytes(32));
export const WebSocket = NodeSocket as unknown as typeof globalThis.WebSocket;
/** An address where nothing listens. */
export const unusedUrl = 'ws://127.0.0.1:9';

const bridges: { close(): void }[] = [];
const shells: Shell[] = [];

/** Lets `closeAll` close what a test has opened itself. */
export function closeLater<T extends { close(): void }>(bridge: T): T {
  bridges.push(bridge);
  return bridge;
}

/** For `afterEach`: bridges first, so that none reconnects. */
export async function closeAll(): Promise<void> {
  for (const bridge of bridges.splice(0)) bridge.close();
  for (const shell of shells.splice(0)) await shell.stop();
}

export async function shellOf(options: Partial<ShellOptions> = {}, port = 0): Promise<Shell> {
  const shell = await startShell({ secret, ...options }, port);
  shells.push(shell);
  return shell;
}

/** A bridge with short delays, and the states it has been in. */
export function bridgeTo(url: string, more: Partial<BridgeOptions> = {}) {
  const states: BridgeState[] = [];
  const bridge = createHostBridge({
    url,
    module: hostModules.bankEnterprise,
    protocol: secureProtocol({ getSecret: () => secret }),
    allow: ['greet', 'slow'],
    WebSocket,
    reconnectMs: [5, 20],
    access: async () => undefined,
    onState: (state) => states.push(state),
    ...more,
  });
  return { bridge: closeLater(bridge), states };
}

export const reaches = (bridge: HostBridge, state: BridgeState) =>
  vi.waitFor(() => expect(bridge.state).toBe(state), { timeout: 5_000, interval: 2 });
