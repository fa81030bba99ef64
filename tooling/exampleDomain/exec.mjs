import { execFileSync, spawnSync } from 'node:child_process';

export const git = (cwd, ...args) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 << 20 });

/** Runs a command of the tree's own tools; its output is shown only if it fails. */
export function run(cwd, [command, ...args]) {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', command, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    env: { ...process.env, CI: 'true' },
  });
  if (status === 0) return;
  console.error(`${stdout}\n${stderr}`);
  throw new Error(`${[command, ...args].join(' ')} failed in ${cwd}`);
}
