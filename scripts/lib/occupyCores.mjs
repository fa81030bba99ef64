import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Keeps every core busy with other work. Returns a function that ends it. */
export function occupyCores() {
  const loops = Array.from({ length: availableParallelism() }, () =>
    // Each ends with this process, even if that is killed.
    spawn(process.execPath, ['-e', 'const p = process.ppid; while (process.ppid === p);'], {
      stdio: 'ignore',
    }),
  );
  return () => loops.forEach((loop) => loop.kill('SIGKILL'));
}
