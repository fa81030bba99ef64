// Installs the packed packages into small projects of integrators, outside of the workspace, and builds or tests these.
//   node tooling/recipes/run.mjs [recipe …]
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/lib/exec.mjs';
import { cacheDir, fromRoot } from '../../scripts/lib/paths.mjs';

const source = fromRoot('tooling', 'recipes');
const out = join(cacheDir, 'recipes');
const packed = ['sdk', 'report', 'components', 'embed'];
const recipes = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

async function must(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

/** Packs the packages as they are published; resolves with the paths of their tarballs. */
async function pack() {
  const folder = join(out, 'tarballs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of packed) {
    const cwd = fromRoot('packages', name);
    const pack = ['pack', '--pack-destination', folder];
    // Its widget is built already, and what packs it would build it again.
    if (name === 'embed') {
      await must('pnpm', ['run', 'build:npm'], { cwd });
      pack.unshift('--config.ignore-scripts=true');
    }
    await must('pnpm', pack, { cwd });
  }
  return readdirSync(folder).map((file) => join(folder, file));
}

const hasPackages = (folder, manifest) => {
  const kept = join(folder, 'installed.json');
  return existsSync(kept) && readFileSync(kept, 'utf8') === manifest;
};

/** A copy of the recipe; what it installed from the registry stays from one run to the next. */
function place(name) {
  const folder = join(out, name);
  const manifest = readFileSync(join(source, name, 'package.json'), 'utf8');
  const modules = join(folder, 'node_modules');
  const aside = join(out, `${name}-modules`);
  rmSync(aside, { recursive: true, force: true });
  if (hasPackages(folder, manifest) && existsSync(modules)) renameSync(modules, aside);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(source, name), folder, { recursive: true });
  for (const helper of ['exampleApi.mjs', 'applyInBrowser.mjs'])
    cpSync(join(source, helper), join(folder, helper));
  if (existsSync(aside)) renameSync(aside, modules);
  return { folder, manifest };
}

async function check(name, tarballs) {
  const since = Date.now();
  const { folder, manifest } = place(name);
  // What Next and Jest are told by the gate must not reach their own commands.
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: '',
    NEXT_PUBLIC_HUIQI: 'http://127.0.0.1:4170',
    RECIPE_SERVER: fromRoot('apps', 'server', 'dist', 'main.js'),
    RECIPE_PLAYWRIGHT: fromRoot('e2e', 'node_modules', '@playwright', 'test', 'index.mjs'),
  };
  delete env.NODE_ENV;
  const install = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline'];
  await must('npm', [...install, ...tarballs], { cwd: folder, env });
  writeFileSync(join(folder, 'installed.json'), manifest);
  const installed = Date.now();
  const output = await must('npm', ['run', '--silent', 'check'], { cwd: folder, env });
  const seconds = (from, to) => `${((to - from) / 1000).toFixed(0)} s`;
  console.log(
    `✓ ${name}: installed in ${seconds(since, installed)}, checked in ${seconds(installed, Date.now())}`,
  );
  return output;
}

const named = process.argv.slice(2);
const tarballs = await pack();
for (const name of named.length > 0 ? named : recipes) {
  try {
    await check(name, tarballs);
  } catch (error) {
    console.log(`✗ ${name}\n${error.message}`);
    process.exitCode = 1;
  }
}
