import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  createHostBridge,
  openHostLogin,
  openSubWindow,
  secureProtocol,
  type HostBridge,
} from '@huiqi/sdk/bridge';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { reaches, socketFrom } from './shellSetup.fixture.js';

const source = fileURLToPath(new URL('../../../../examples/desktop-client/java/', import.meta.url));
const built = mkdtempSync(join(tmpdir(), 'huiqi-desktop-'));
const platform = 'https://huiqi.example';
const said: string[] = [];
const bridges: HostBridge[] = [];
let client: ChildProcess;
let tokens: Server;
let host: { url: string; secret: string };

beforeAll(async () => {
  execFileSync('javac', ['-d', built, join(source, 'DesktopClient.java'), '-sourcepath', source]);
  // The bank's own server, which has the partner's secret.
  let count = 0;
  tokens = createServer((_request, response) => response.end(`token-${(count += 1)}`));
  await new Promise<void>((resolve) => void tokens.listen(0, '127.0.0.1', resolve));
  const { port } = tokens.address() as AddressInfo;
  client = spawn('java', ['-cp', built, 'DesktopClient'], {
    env: { ...process.env, PORT: '0', PLATFORM: platform, TOKEN_URL: `http://127.0.0.1:${port}/` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: client.stdout as NodeJS.ReadableStream });
  lines.on('line', (line) => void said.push(line));
  await vi.waitFor(() => expect(said[0]).toMatch(/^ready /), { timeout: 60_000 });
  host = JSON.parse((said[0] ?? '').slice('ready '.length)) as typeof host;
}, 120_000);

afterEach(() => bridges.splice(0).forEach((bridge) => bridge.close()));
afterAll(() => {
  client?.kill();
  tokens?.close();
  rmSync(built, { recursive: true });
});

interface PageOptions {
  readonly algorithm?: 'gcm' | 'mac';
  readonly secret?: string;
  readonly origin?: string;
}

function open({ algorithm = 'gcm', secret = host.secret, origin = platform }: PageOptions = {}) {
  const bridge = createHostBridge({
    url: host.url,
    module: 7,
    protocol: secureProtocol({ getSecret: () => secret, algorithm }),
    allow: ['open-login', 'open-sub-window', 'print'],
    WebSocket: socketFrom(origin),
    reconnectMs: [5, 20],
    access: () => Promise.resolve(undefined),
  });
  bridges.push(bridge);
  return bridge;
}

describe('the desktop client in Java, written from host-bridge.md', () => {
  it.each(['gcm', 'mac'] as const)(
    'runs commands of a page and signs it in: %s',
    async (algorithm) => {
      const bridge = open({ algorithm });
      const received: unknown[] = [];
      bridge.handle('signed-in', {
        accepts: (payload): payload is object => typeof payload === 'object',
        run: (payload) => void received.push(payload),
      });
      await openHostLogin(bridge);
      await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 15_000 });
      expect(received[0]).toEqual({
        token: expect.stringMatching(/^token-\d+$/),
        source: 'CLIENT',
      });
      await openSubWindow(bridge, { url: '/loan?关键词=税贷', title: '贷款产品' });
      expect(said).toContain('opens /loan?关键词=税贷');
    },
  );

  it('refuses what it does not run', async () => {
    await expect(open().request('print', {})).rejects.toMatchObject({ code: 'BRIDGE_NOT_ALLOWED' });
    const window = { url: '//elsewhere.example', width: 1, height: 1, title: 'x' };
    await expect(open().request('open-sub-window', window)).rejects.toMatchObject({
      code: 'BRIDGE_REFUSED',
    });
  });

  it('is told from a program that does not know the secret', async () => {
    await reaches(open({ secret: Buffer.alloc(32, 7).toString('base64') }), 'wrong-secret');
  });

  it('lets no other page connect', async () => {
    await reaches(open({ origin: 'https://elsewhere.example' }), 'not-running');
  });
});
