import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encodePassword } from '@huiqi/sdk/domain';

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

/** Starts the built server in the sandbox. */
export const startServer = (
  port: number,
  env: Readonly<Record<string, string>>,
  { preload = [], limitMs = 600_000 }: { preload?: readonly string[]; limitMs?: number } = {},
): Promise<Running> =>
  startNode(
    [...preload, fromRoot('apps/server/dist/main.js')],
    port,
    '/readyz',
    { HUIQI_SANDBOX: '1', ...env },
    limitMs,
  );

/** Signs a sample account in; returns its token. */
export async function login({ url }: Running, telPhone: string): Promise<string> {
  const response = await fetch(`${url}/api/huiqi/user/login/passwd`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'web-bench-000001' },
    body: JSON.stringify({ type: 'FRONT', telPhone, password: encodePassword('Huiqi@2026') }),
  });
  return response.headers.get('x-access-token') ?? '';
}

/** Megabytes of memory that a process has, by the kernel's account. */
export function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
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
