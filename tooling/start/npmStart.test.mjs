import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { descendantsOf, living } from './descendants.mjs';

const startMs = 120_000;
const endMs = 30_000;

async function until(condition, limitMs, message) {
  const end = performance.now() + limitMs;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(message());
    await sleep(200);
  }
}

const isReady = (port) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  );

const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

describe('npm start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'huiqi-start-'));
  const left = new Set();
  after(() => {
    for (const pid of living([...left])) process.kill(pid, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  // All use the same data folder: a surviving server would hold its lock.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL']) {
    it(`ends with its server on ${signal} to npm`, async () => {
      const port = await freePort();
      const env = { ...process.env, PORT: String(port), HUIQI_DATA_DIR: dataDir };
      delete env.DATABASE_URL;
      const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text));
      left.add(npm.pid);
      await until(
        () => isReady(port),
        startMs,
        () => `not ready:\n${output}`,
      );
      const started = descendantsOf(npm.pid);
      for (const pid of started) left.add(pid);
      assert.ok(started.length >= 2, 'the script and its server run');

      npm.kill(signal);
      const all = [npm.pid, ...started];
      await until(
        () => living(all).length === 0,
        endMs,
        () => `still alive: ${living(all)}`,
      );
      assert.equal(await isOpen(port), false);
    });
  }
});
