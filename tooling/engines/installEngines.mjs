import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { aptInstall, findCommand, hasApt } from '../../scripts/lib/browser.mjs';
import { install } from '../../scripts/lib/install.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { step } from '../../scripts/lib/progress.mjs';
import { StopError } from '../../scripts/lib/stop.mjs';

const place = {
  folder: 'tooling/engines',
  manifests: () =>
    ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map(
      (file) => `tooling/engines/${file}`,
    ),
};
/** Debian packages by a command that they bring. */
const debian = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };
const { resolve } = createRequire(import.meta.url);

async function unpack(from, to) {
  const partial = `${to}.partial`;
  await pipeline(
    createReadStream(from),
    createBrotliDecompress(),
    createWriteStream(partial, { mode: 0o755 }),
  );
  renameSync(partial, to);
}

/** The program of a package that holds an old Chromium, unpacked beside the libraries it draws with. */
export async function oldChromium(name) {
  const folder = fromRoot('.cache', 'engines', name.replaceAll('/', '+'));
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const bin = join(dirname(resolve(name)), '..', 'bin');
  const archive = join(folder, 'swiftshader.tar');
  await unpack(join(bin, 'swiftshader.tar.br'), archive);
  const tar = spawnSync('tar', ['-xf', archive, '-C', folder, '--no-same-owner']);
  if (tar.status !== 0) throw new Error(`tar: ${tar.stderr}`);
  await unpack(join(bin, 'chromium.br'), program);
  return program;
}

/** Installs what the engines need: packages of npm, and Debian's Firefox and WebKit. None is left out. */
export async function installEngines() {
  await install({ place });
  const missing = () => Object.keys(debian).filter((command) => !findCommand(command));
  const wanted = missing().map((command) => debian[command]);
  if (wanted.length > 0 && hasApt())
    await step(`installing ${wanted.join(', ')}`, () => aptInstall(...wanted));
  const absent = missing();
  if (absent.length > 0) {
    const packages = absent.map((command) => debian[command]).join(' ');
    throw new StopError(
      `No ${absent.join(', ')}: install it as root (Debian: apt-get install ${packages}) and run the command again.`,
    );
  }
}
