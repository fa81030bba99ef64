import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodePassword } from '@huiqi/sdk/domain';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { samplePassword } from '../seed/session/sampleAccounts.js';
import { fillFolder } from '../testing/fillFolder.js';
import { startServer, type RunningServer } from '../testing/serverProcess.js';

// Each test starts whole server processes.
vi.setConfig({ testTimeout: 480_000, hookTimeout: 180_000 });

const newDir = () => mkdtempSync(join(tmpdir(), 'huiqi-storage-'));
let base = '';
let dir = '';
let disk = '';
let running: RunningServer[] = [];
beforeAll(async () => {
  base = newDir();
  await fillFolder(base);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));
beforeEach(() => {
  dir = newDir();
  disk = join(dir, 'disk');
  running = [];
  cpSync(base, dir, { recursive: true });
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(dir, { recursive: true, force: true });
});

async function start() {
  const server = await startServer(dir, disk);
  running.push(server);
  await server.ready();
  return server;
}

async function post(server: RunningServer, path: string, body: object, token = '') {
  const response = await fetch(`${server.url}/api/huiqi${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': 'web-test-000003',
      'x-access-token': token,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, token: response.headers.get('x-access-token') ?? '' };
}

const login = (server: RunningServer) =>
  post(server, '/user/login/passwd', {
    type: 'FRONT',
    telPhone: '13800000001',
    password: encodePassword(samplePassword),
  });
const mine = (server: RunningServer, token: string) =>
  post(server, '/user/relatedCompanyList', { userId: '1', type: 1 }, token);

test('at the first write that fails the server exits with the reason; restarted, it has everything it acknowledged', async () => {
  const sessions: string[] = [];
  const restart = async () => {
    const server = await start();
    for (const token of sessions) expect((await mine(server, token)).status).toBe(200);
    return server;
  };
  for (const code of ['ENOSPC', 'EIO']) {
    const server = await restart();
    for (let turn = 0; turn < 3; turn += 1) {
      const { status, token } = await login(server);
      expect(status).toBe(200);
      sessions.push(token);
    }
    writeFileSync(disk, code);
    const refused = await login(server).catch(() => undefined);
    expect(refused?.status).not.toBe(200);
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.output()).toContain(
      `The database failed: storage error ${code}. The server stops; start it again.`,
    );
    await expect(fetch(`${server.url}/readyz`)).rejects.toThrow('fetch failed');
    rmSync(disk);
  }
  expect((await login(await restart())).status).toBe(200);
});

test('a disk that is full at the start stops the start', async () => {
  writeFileSync(disk, 'ENOSPC');
  await expect(start()).rejects.toThrow('storage error ENOSPC. The disk under');
  const [server] = running;
  expect(await server?.ended).toEqual({ code: 1, signal: null });
});
