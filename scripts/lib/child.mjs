import { spawn } from 'node:child_process';
import { once } from 'node:events';

const graceMs = 15_000;
// A process group of its own, so that Ctrl-C reaches it once: from us and not from the terminal as well.
const detached = process.platform !== 'win32';

/** A long-running child of `npm run dev` that can be restarted. */
export function child(command, args, { cwd, env, write }) {
  let process_;
  const isRunning = () => process_ && process_.exitCode === null && process_.signalCode === null;
  return {
    start() {
      process_ = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached });
      process_.stdout.on('data', write);
      process_.stderr.on('data', write);
      process_.on('error', (error) => write(`${error.message}\n`));
      process_.on('exit', (code, signal) => write(`exited (${signal ?? code})\n`));
    },
    /** Resolves once the process has exited: two processes on one PGlite folder would corrupt it. */
    async stop() {
      if (!isRunning()) return;
      const ended = once(process_, 'exit');
      process_.kill('SIGTERM');
      const limit = setTimeout(() => process_.kill('SIGKILL'), graceMs);
      await ended;
      clearTimeout(limit);
    },
  };
}
