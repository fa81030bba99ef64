import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run, toolEnv } from '../../scripts/lib/exec.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { workspaceFolders } from '../../scripts/lib/workspace.mjs';
import { readDockerfile } from './readDockerfile.mjs';

const lists = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

function place(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

const storeFolder = () => {
  const modules = readFileSync(fromRoot('node_modules', '.modules.yaml'), 'utf8');
  const store = /"?storeDir"?: "?([^",\n]+)/.exec(modules)?.[1];
  return store && dirname(store);
};

/** Installs the packages of production as the Dockerfile says, from what this checkout was installed from. */
async function installProduction(folder, [command, ...args]) {
  const manifests = workspaceFolders().map((one) => `${one}/package.json`);
  for (const file of [...lists, ...manifests]) place(fromRoot(file), join(folder, file));
  const store = storeFolder();
  const more = store === undefined ? [] : ['--store-dir', store];
  // The packages of a machine that keeps no store come from the registry.
  const ways = [args, args.map((one) => (one === '--offline' ? '--prefer-offline' : one))];
  let last = '';
  for (const way of ways) {
    const env = { ...toolEnv(), CI: 'true' };
    const result = await run(command, [...way, ...more], { cwd: folder, env });
    if (result.code === 0) return;
    last = result.output;
  }
  throw new Error(`The production install failed:\n${last}`);
}

/** Makes the tree of the image in a temporary folder. Returns it with the names of the installed packages. */
export async function assemble() {
  const { install, copies, env, command } = readDockerfile();
  const base = mkdtempSync(join(tmpdir(), 'huiqi-deploy-'));
  const production = join(base, 'production');
  const app = join(base, 'app');
  await installProduction(production, install);
  for (const { stage, path } of copies) {
    const target = join(app, path);
    if (stage === 'build') place(fromRoot(path), target);
    else {
      mkdirSync(dirname(target), { recursive: true });
      renameSync(join(production, path), target);
    }
  }
  const packages = readdirSync(join(app, 'node_modules/.pnpm'));
  return { base, app, env, command, packages };
}
