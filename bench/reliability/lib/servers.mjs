import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fromRoot } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/port.mjs';

const serverMain = fromRoot('apps/server/dist/main.js');

/** Settings of every server: the sandbox, quiet, without limits that a test would meet before the database. */
const common = {
  HUIQI_SANDBOX: '1',
  HUIQI_LOG_LEVEL: 'error',
  HUIQI_WRITE_LIMIT: '1000000',
  HUIQI_LOGIN_LIMIT: '100000',
};

/** Servers that run; none outlives the harness. */
const running = new Set();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const isReady = async (url) => (await fetch(url).catch(() => undefined))?.ok ?? false;

/**
 * Starts the built server on a free port and waits until `/readyz` responds 200; `waits: false` returns at once. `prefix`
 * is a command that runs it, such as `unshare`.
 */
export async function startServer({ settings = {}, prefix = [], waits = true, limitMs = 180_000 }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _unused, ...inherited } = process.env;
  const [command, ...args] = [...prefix, process.execPath, serverMain];
  const child = spawn(command, args, {
    cwd: fromRoot('.'),
    env: { ...inherited, ...common, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const keep = (chunk) => {
    output = (output + chunk.toString('utf8')).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return { code, signal };
  });
  const end = async (signal) => {
    if (!hasEnded()) child.kill(signal);
    return ended;
  };
  const ready = async () => {
    const limit = Date.now() + limitMs;
    while (!(await isReady(`${url}/readyz`))) {
      if (hasEnded()) throw new Error(`The server ended at its start:\n${output}`);
      if (Date.now() > limit) {
        child.kill('SIGKILL');
        throw new Error(`The server was not ready in ${limitMs / 1000} s:\n${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  if (waits) await ready();
  return {
    url,
    port,
    child,
    ended,
    hasEnded,
    ready,
    output: () => output,
    /** Ends it without notice. */
    kill: () => end('SIGKILL'),
    /** Ends it as an operator does. */
    stop: () => end('SIGTERM'),
  };
}
