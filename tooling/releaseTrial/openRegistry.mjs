import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/lib/exec.mjs';
import { cacheDir, fromRoot } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { textOf } from '../recipes/textOf.mjs';

const folder = join(cacheDir, 'registry');

/** Only our packages, published by anybody: what they depend on comes from the registry of this machine. */
const settings = (storage) => `storage: ${storage}
auth: { htpasswd: { file: ${join(storage, 'htpasswd')}, max_users: -1 } }
uplinks: {}
packages: { '@huiqi/*': { access: $all, publish: $anonymous } }
# That of the fonts of @huiqi/report is above the default.
max_body_size: 100mb
web: { enable: false }
log: { type: stdout, format: pretty, level: warn }
`;

/** Installs and starts an empty registry; resolves with its URL, the lines of .npmrc that lead to it, and `close`. */
export async function openRegistry() {
  mkdirSync(folder, { recursive: true });
  cpSync(fromRoot('tooling', 'releaseTrial', 'registry'), folder, { recursive: true });
  const installed = await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
  });
  if (installed.code !== 0) throw new Error(`the registry was not installed\n${installed.output}`);
  const storage = join(folder, 'storage');
  rmSync(storage, { recursive: true, force: true });
  mkdirSync(storage);
  writeFileSync(join(folder, 'config.yaml'), settings(storage));
  const listen = `127.0.0.1:${await freePort()}`;
  const server = spawn(
    process.execPath,
    ['node_modules/verdaccio/bin/verdaccio', '--config', 'config.yaml', '--listen', listen],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await textOf(`http://${listen}/-/ping`);
  const npmrc = `@huiqi:registry=http://${listen}/\n//${listen}/:_authToken=trial\n`;
  return { url: `http://${listen}/`, npmrc, close: () => server.kill() };
}
