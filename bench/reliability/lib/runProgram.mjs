import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fromRoot } from '../../../scripts/lib/paths.mjs';

/** Runs a Node program with settings of the server to its end, as { code, output, seconds }. */
export async function runProgram(args, settings) {
  const { DATABASE_URL: _unused, ...inherited } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: fromRoot('apps/server'),
    env: { ...inherited, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [code] = await once(child, 'close');
  return { code, output, seconds: (performance.now() - began) / 1_000 };
}
