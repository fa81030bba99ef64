import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Starts a program beside the server and returns the function that ends it. Its failure ends nothing else. It notices
 * the end of this process through its channel.
 */
export function startCompanion(file, env) {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.once('error', (error) => console.error(error.message));
  return () => {
    if (child.exitCode === null && child.signalCode === null) child.kill();
  };
}
