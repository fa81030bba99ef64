import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const fromRoot = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export interface Running {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a Node program and waits until `ready` responds. */
export async function startNode(
  args: readonly string[],
  port: number,
  ready: string,
  env: Readonly<Record<string, string>> = {},
  limitMs = 60_000,
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: fromRoot('.'),
    env: { ...process.env, PORT: String(port), ...env },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const limit = Date.now() + limitMs;
  while (!(await isReady(url + ready))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await end(child);
      throw new Error(`${args[0]} did not start`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, pid: child.pid ?? 0, stop: () => end(child) };
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  return response?.ok ?? false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
