import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { callsOf, sampleApplication } from '../support/calls.js';
import { freePort } from '../support/port.js';
import { endProcess, spawnServer, waitUntilReady } from '../support/process.js';
import { TestServer } from '../support/server.js';

const embedded = process.env['E2E_DATABASE_URL'] === undefined;
const env = async (dataDir: string) => ({
  PORT: String(await freePort()),
  HUIQI_HOST: '127.0.0.1',
  HUIQI_DATA_DIR: dataDir,
  HUIQI_SANDBOX: '1',
});

/** Submits one application after the other until the server is gone; returns the acknowledged keys. */
async function submitUntilGone(server: TestServer, endAfter: number, end: () => Promise<void>) {
  const calls = await callsOf(server.url, '13800000001');
  const application = await sampleApplication(calls);
  const acknowledged = new Map<string, string>();
  const timer = setTimeout(() => void end(), endAfter);
  const writers = [1, 2, 3].map(async (writer) => {
    for (let n = 0; n < 500; n += 1) {
      const key = `kill-${endAfter}-${writer}-${n}-${'x'.repeat(16)}`;
      const product = 100001 + ((writer + n) % 3);
      const answer = await calls('POST', `/order/user/product/${product}`, application, key).catch(
        () => undefined,
      );
      if (!answer) return;
      if (answer.status === 200) acknowledged.set(key, String(answer.data.orderId));
    }
  });
  await Promise.all(writers);
  clearTimeout(timer);
  return { acknowledged, application };
}

test('kill -9 loses no acknowledged order, and a repeated key creates no second one', async () => {
  test.setTimeout(180_000);
  const server = await TestServer.start({
    env: { HUIQI_WRITE_LIMIT: '100000', HUIQI_LOGIN_LIMIT: '1000' },
  });
  try {
    let total = 0;
    for (const after of [300, 600, 1200]) {
      const { acknowledged, application } = await submitUntilGone(server, after, () =>
        server.kill(),
      );
      total += acknowledged.size;
      await server.restart();
      const calls = await callsOf(server.url, '13800000001');
      for (const [key, orderId] of acknowledged) {
        const found = await calls('GET', `/order/user/${orderId}`);
        expect([found.status, found.data?.orderId ?? found.data?.id], key).toEqual([200, orderId]);
      }
      const [last] = [...acknowledged].slice(-1);
      if (last) {
        const [key, orderId] = last;
        const [, , writer, n] = key.split('-').map(Number);
        const product = 100001 + (((writer ?? 0) + (n ?? 0)) % 3);
        const again = await calls('POST', `/order/user/product/${product}`, application, key);
        expect(again.data?.orderId).toBe(orderId);
      }
    }
    // A company may have one open order per product, so only the first of each counts.
    expect(total).toBeGreaterThan(0);
  } finally {
    await server.stop();
  }
});

test('SIGTERM lets pending calls finish and exits with 0', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'huiqi-term-'));
  const settings = await env(dataDir);
  const server = spawnServer(settings);
  const url = `http://127.0.0.1:${settings.PORT}`;
  try {
    await waitUntilReady(server, url);
    const ask = async () => (await fetch(`${url}/api/huiqi/product/index/page`)).json();
    const under = Array.from({ length: 20 }, ask);
    const ended = once(server.child, 'exit');
    await new Promise((resolve) => setTimeout(resolve, 5));
    server.child.kill('SIGTERM');
    const answers = await Promise.allSettled(under);
    const answered = answers.filter(({ status }) => status === 'fulfilled');
    expect(answered.length).toBeGreaterThan(0);
    const [code] = await ended;
    expect(code).toBe(0);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  } finally {
    await endProcess(server, 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
});

// PostgreSQL serves many processes, a PGlite folder one.
if (embedded) {
  test('a second process on the same folder refuses and names the first', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'huiqi-second-'));
    const settings = await env(dataDir);
    const first = spawnServer(settings);
    try {
      await waitUntilReady(first, `http://127.0.0.1:${settings.PORT}`);
      const second = spawnServer(await env(dataDir));
      const [code] = await once(second.child, 'exit');
      expect(code).not.toBe(0);
      expect(second.output()).toContain(`is used by process ${first.child.pid}`);
      expect((await fetch(`http://127.0.0.1:${settings.PORT}/readyz`)).ok).toBe(true);
    } finally {
      await endProcess(first, 'SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  test('of two that start on the folder of a dead process, one runs', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'huiqi-race-'));
    await writeFile(join(dataDir, 'huiqi.lock'), '4194303');
    const settings = [await env(dataDir), await env(dataDir)];
    const both = settings.map((one) => spawnServer(one));
    try {
      const ready = await Promise.allSettled(
        both.map((one, at) => waitUntilReady(one, `http://127.0.0.1:${settings[at]?.PORT}`)),
      );
      expect(ready.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    } finally {
      for (const one of both) await endProcess(one, 'SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    }
  });
}
