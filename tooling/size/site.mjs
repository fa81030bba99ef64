import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot, root } from '../../scripts/lib/paths.mjs';
import { scriptsIn, stylesIn } from './graph.mjs';
import { sizesOf } from './measure.mjs';

const startLimitMs = 120_000;

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

const isReady = async (url) => (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false;

/** Starts the built server on the sample data, which draws and composes pages. */
async function startSite() {
  const url = `http://127.0.0.1:${await freePort()}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'huiqi-size-'));
  const { DATABASE_URL: _other, ...inherited } = process.env;
  const child = spawn(process.execPath, [fromRoot('apps/server/dist/main.js')], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...inherited,
      PORT: new URL(url).port,
      HUIQI_HOST: '127.0.0.1',
      HUIQI_DATA_DIR: dataDir,
      HUIQI_SANDBOX: '1',
    },
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!hasEnded()) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  const limit = Date.now() + startLimitMs;
  while (!(await isReady(url))) {
    if (hasEnded() || Date.now() > limit) {
      await stop();
      throw new Error('the server did not start');
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  return { url, stop };
}

let started;
const site = () => (started ??= startSite());

/** Ends the server, if a page was measured. */
export const stopSite = async () => (await started?.catch(() => undefined))?.stop();

/** A busy machine may close an idle connection just when a request is sent. */
async function readPage(address, attempts = 5) {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    if (!response.ok) throw new Error(`${address} is ${response.status}`);
    return await response.text();
  } catch (error) {
    if (attempts <= 1) throw error;
    return readPage(address, attempts - 1);
  }
}

/** Document, style sheets and scripts that a page loads before it is complete. */
export async function sizesOfPage(path, distFolder) {
  const { url } = await site();
  const html = await readPage(url + path);
  const files = [...scriptsIn(html, distFolder), ...stylesIn(html, distFolder)];
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`${path} names ${missing}, which the build lacks`);
  return sizesOf([Buffer.from(html), ...files.map((file) => readFileSync(file))]);
}
