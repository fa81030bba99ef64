import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './exec.mjs';
import { fromRoot } from './paths.mjs';
import { StopError } from './stop.mjs';
import { readJson, workspaceFolders } from './workspace.mjs';

const noNetwork =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_PNPM_META_FETCH_FAIL|network/i;
const common = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/** A missing package is installed again. */
export const workspace = {
  folder: '.',
  manifests: () => [...common, ...workspaceFolders().map((folder) => `${folder}/package.json`)],
};

/** The workspace of the measurements, installed by `npm run bench` alone. */
export const bench = {
  folder: 'bench',
  manifests: () => common.map((file) => `bench/${file}`),
};

const stampFile = ({ folder }) => fromRoot(folder, 'node_modules', '.bootstrap');

/** Returns one hash over everything an installation depends on. */
function installStamp({ manifests }) {
  const hash = createHash('sha256').update(process.version);
  for (const file of manifests()) hash.update(`\0${file}\0`).update(readFileSync(fromRoot(file)));
  return hash.digest('hex');
}

export function isInstalled(place = workspace) {
  const file = stampFile(place);
  return existsSync(file) && readFileSync(file, 'utf8') === installStamp(place);
}

// npm passes its own settings in these; pnpm would read some of them as its own.
function cleanEnv() {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^npm_(lifecycle|package|command|execpath|node_execpath)/i.test(name),
  );
  return { ...Object.fromEntries(inherited), CI: 'true' };
}

/** Installs the packages of the lockfile when anything an installation depends on has changed. */
export async function install({ place = workspace, onData } = {}) {
  if (isInstalled(place)) return false;
  const version = readJson('package.json').devDependencies.pnpm;
  // Uses the installed pnpm if pnpm created node_modules; otherwise npx fetches the pinned version.
  const local = fromRoot('node_modules', 'pnpm', 'bin', 'pnpm.cjs');
  const isLocal =
    existsSync(fromRoot('node_modules', '.modules.yaml')) &&
    existsSync(local) &&
    readJson('node_modules/pnpm/package.json').version === version;
  const command = isLocal ? process.execPath : 'npx';
  const args = isLocal ? [local] : ['--yes', `pnpm@${version}`];
  const result = await run(command, [...args, 'install', '--frozen-lockfile'], {
    cwd: fromRoot(place.folder),
    env: cleanEnv(),
    onData,
  });
  if (result.code !== 0) throw new StopError(explain(result.output));
  writeFileSync(stampFile(place), installStamp(place));
  return true;
}

/** Explains the known ways in which an installation fails. */
function explain(output) {
  const tail = output.trim().split('\n').slice(-12).join('\n');
  if (/OUTDATED_LOCKFILE|frozen-lockfile/i.test(output)) {
    return `${tail}\n\npnpm-lock.yaml does not match the package.json files. Run "npx pnpm install --no-frozen-lockfile" and commit the lockfile.`;
  }
  if (/ENOSPC/.test(output)) {
    return `${tail}\n\nThe disk is full. Free about 1 GB and run the command again.`;
  }
  if (noNetwork.test(output)) {
    return `${tail}\n\nThe packages could not be fetched: no network, or the npm registry does not respond. Check the connection (npm ping) or set a registry (npm config set registry <url>), then run the command again.`;
  }
  return `${tail}\n\nThe packages could not be installed; see the output above.`;
}
