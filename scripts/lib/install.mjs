import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './exec.mjs';
import { fromRoot } from './paths.mjs';
import { StopError } from './stop.mjs';
import { readJson, workspaceFolders } from './workspace.mjs';

const stampFile = fromRoot('node_modules', '.bootstrap');
const noNetwork =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_PNPM_META_FETCH_FAIL|network/i;

/** What an installation depends on, as one hash. */
function installStamp() {
  const hash = createHash('sha256').update(process.version);
  const files = [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...workspaceFolders().map((folder) => `${folder}/package.json`),
  ];
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(fromRoot(file)));
  return hash.digest('hex');
}

export function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === installStamp();
}

// npm hands its own settings down in these; pnpm would read some of them as its own.
function cleanEnv() {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^npm_(lifecycle|package|command|execpath|node_execpath)/i.test(name),
  );
  return { ...Object.fromEntries(inherited), CI: 'true' };
}

/** Installs the packages of the lock when anything an installation depends on has changed. */
export async function install({ onData } = {}) {
  if (isInstalled()) return false;
  const version = readJson('package.json').devDependencies.pnpm;
  // The installed pnpm serves as long as pnpm itself laid out node_modules; else npx fetches the pinned one.
  const local = fromRoot('node_modules', 'pnpm', 'bin', 'pnpm.cjs');
  const isLocal =
    existsSync(fromRoot('node_modules', '.modules.yaml')) &&
    existsSync(local) &&
    readJson('node_modules/pnpm/package.json').version === version;
  const command = isLocal ? process.execPath : 'npx';
  const args = isLocal ? [local] : ['--yes', `pnpm@${version}`];
  const result = await run(command, [...args, 'install', '--frozen-lockfile'], {
    env: cleanEnv(),
    onData,
  });
  if (result.code !== 0) throw new StopError(explain(result.output));
  writeFileSync(stampFile, installStamp());
  return true;
}

/** A sentence for the ways in which an installation fails. */
function explain(output) {
  const tail = output.trim().split('\n').slice(-12).join('\n');
  if (/OUTDATED_LOCKFILE|frozen-lockfile/i.test(output)) {
    return `${tail}\n\npnpm-lock.yaml does not fit the package.json files. Run "npx pnpm install --no-frozen-lockfile" and commit the lock.`;
  }
  if (/ENOSPC/.test(output)) {
    return `${tail}\n\nThe disk is full. Free about 1 GB and run the command again.`;
  }
  if (noNetwork.test(output)) {
    return `${tail}\n\nThe packages could not be fetched: no network, or the npm registry does not answer. Check the connection (npm ping) or set a registry (npm config set registry <url>), then run the command again.`;
  }
  return `${tail}\n\nThe packages could not be installed; the lines above say why.`;
}
