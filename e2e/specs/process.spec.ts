import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { callsOf, sampleApplication } from '../support/calls.js';
import { freePort } from '../support/port.js';
import { endProcess, spawnServer, waitUntilReady } from '../support/process.js';
import { copyTemplate, dataEnv } from '../support/sampleTemplate.js';
import { Sandbox } from '../support/sandbox.js';
import { TestServer } from '../support/server.js';

const embedded = process.env['E2E_DATABASE_URL'] === undefined;
const env = async (dataDir: string) => ({
  PORT: String(await freePort()),
  HUIQI_HOST: '127.0.0.1',
  HUIQI_DATA_DIR: dataDir,
  HUIQI_SANDBOX: '1',
});

test('kill -9 loses no acknowledged order, and a repeated key creates no second one', async () => {
  test.setTimeout(180_000);
  const server = await TestServer.start();
  try {
    const calls = await callsOf(server.url, '13800000001');
    const application = await sampleApplication(calls);
    const submit = (product: string) =>
      calls('POST', `/order/user/product/${product}`, application, `kill-${product}-0123456789`);
    const acknowledged = new Map<string, string>();
    const products = ['100001', '100002', '100003'];
    const writers = products.map(async (product) => {
      const { status, data } = await submit(product);
      if (status !== 200) return;
      acknowledged.set(product, String(data.orderId));
      // With the first response, while the others are on their way.
      await server.kill();
    });
    await Promise.allSettled(writers);
    expect(acknowledged.size).toBeGreaterThan(0);
    await server.restart();
    const after = await callsOf(server.url, '13800000001');
    for (const [product, orderId] of acknowledged) {
      const found = await after('GET', `/order/user/${orderId}`);
      expect([found.status, found.data?.orderId ?? found.data?.id], product).toEqual([
        200,
        orderId,
      ]);
      const path = `/order/user/product/${product}`;
      const again = await after('POST', path, application, `kill-${product}-0123456789`);
      expect(again.data?.orderId).toBe(orderId);
    }
  } finally {
    await server.stop();
  }
});

test('SIGTERM lets pending calls finish and exits with 0', async ({ request }) => {
  const data = await copyTemplate();
  const port = await freePort();
  const server = spawnServer({ PORT: String(port), ...dataEnv(data) });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(server, url);
    const sandbox = new Sandbox(request, url, 'test-sigterm');
    await sandbox.delayNext('listProducts', 3_000);
    const headers = { 'x-sandbox-scope': sandbox.scope };
    let answered = false;
    const pending = fetch(`${url}/api/huiqi/product/index/page`, { headers }).finally(() => {
      answered = true;
    });
    // Later calls are served while the first waits.
    for (let call = 0; call < 5; call += 1) await fetch(`${url}/api/huiqi/product/index/home`);
    expect(answered).toBe(false);
    const ended = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    expect((await pending).status).toBe(200);
    expect((await ended)[0]).toBe(0);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  } finally {
    await endProcess(server, 'SIGKILL');
    await data.database?.drop();
    await rm(data.dataDir, { recursive: true, force: true });
  }
});

// PostgreSQL serves many processes, a PGlite folder one.
if (embedded) {
  test('a second process on the same folder refuses and names the first', async () => {
    const { dataDir } = await copyTemplate();
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
