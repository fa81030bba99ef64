import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const startLimitMs = 110_000;

/** One running server process; `output` is everything it has printed so far. */
export interface ServerProcess {
  readonly child: ChildProcess;
  output(): string;
}

export function spawnServer(env: Readonly<Record<string, string>>): ServerProcess {
  let said = '';
  // The caller chooses the database: one set in the environment must not be used by accident.
  const { DATABASE_URL: _inherited, ...inherited } = process.env;
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    // All servers compile the same program: the first one's cache is shared.
    env: { ...inherited, NODE_COMPILE_CACHE: join(root, '.cache', 'e2e-compiled'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const keep = (chunk: Buffer): void => {
    said = (said + chunk.toString('utf8')).slice(-20_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return { child, output: () => said };
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

/** Resolves when /readyz responds with 200; rejects with the server's output if it exits before that. */
export async function waitUntilReady(server: ServerProcess, url: string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline) {
    if (hasEnded(server.child)) throw new Error(`the server ended at start:\n${server.output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error(`the server was not ready after ${startLimitMs} ms:\n${server.output()}`);
}

/** Sends the signal and waits for the end of the process. */
export async function endProcess(server: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(server.child)) return;
  const ended = once(server.child, 'exit');
  server.child.kill(signal);
  const limit = setTimeout(() => server.child.kill('SIGKILL'), 20_000);
  await ended;
  clearTimeout(limit);
}
