// Runs gates on other versions of Node, from npm's package `node`: `npm run runtimes -- 22 24 26 [gate…]`; all gates if none
// is named. Without versions, all supported ones.
import './lib/checkNode.mjs';

const { mkdirSync } = await import('node:fs');
const { delimiter, join } = await import('node:path');
const { run } = await import('./lib/exec.mjs');
const { cacheDir, fromRoot } = await import('./lib/paths.mjs');
const { runMain, StopError } = await import('./lib/stop.mjs');
const { supervise } = await import('./lib/supervise.mjs');

const supported = ['22', '24', '26'];

/** Installs the newest release of a major version, and returns the folder of its command. */
async function fetchNode(major) {
  const folder = join(cacheDir, 'node', major);
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-audit', '--no-fund', '--prefix', folder, `node@${major}`];
  const { code, output } = await run('npm', args);
  if (code !== 0) throw new StopError(`Node ${major} could not be fetched:\n${output}`);
  return join(folder, 'node_modules', 'node', 'bin');
}

await runMain(async () => {
  const args = process.argv.slice(2);
  const named = args.filter((arg) => /^\d+$/.test(arg));
  const gates = args.filter((arg) => !named.includes(arg));
  const results = [];
  for (const major of named.length > 0 ? named : supported) {
    const bin = await fetchNode(major);
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
    console.log(`\nNode ${major}`);
    const code = await supervise(
      join(bin, 'node'),
      [fromRoot('scripts/runGates.mjs'), ...gates],
      env,
    );
    results.push([major, code]);
  }
  for (const [major, code] of results)
    console.log(`Node ${major}: ${code === 0 ? 'passed' : 'failed'}`);
  process.exitCode = results.some(([, code]) => code !== 0) ? 1 : 0;
});
