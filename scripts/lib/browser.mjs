import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './exec.mjs';
import { fromRoot } from './paths.mjs';
import { step } from './progress.mjs';
import { StopError } from './stop.mjs';

/** Renders pages like the browser, without the window around them, which costs a sixth of the time of a test. */
const headlessShell = 'chromium-headless-shell';
const browsers = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const isRunnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of a command, or undefined. */
export function findCommand(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return folders.map((folder) => join(folder, name)).find(isRunnable);
}

/** The path of an installed browser, if there is one. */
export const systemChromium = () => {
  if (process.env.CHROMIUM) {
    if (isRunnable(process.env.CHROMIUM)) return process.env.CHROMIUM;
    throw new StopError(
      `CHROMIUM names ${process.env.CHROMIUM}, which is not an executable program.`,
    );
  }
  return browsers.map(findCommand).find(Boolean);
};

export const hasApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages. Returns whether it succeeded. */
export async function aptInstall(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env, timeoutMs: 300_000 });
  const args = ['install', '-y', '-q', '--no-install-recommends', ...packages];
  return (await run('apt-get', args, { env, timeoutMs: 900_000 })).code === 0;
}

async function playwrightChromium() {
  const cli = fromRoot('e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  const { code, output } = await run(process.execPath, [cli, 'install', 'chromium']);
  if (code !== 0) {
    throw new StopError(
      `${output.trim().split('\n').slice(-5).join('\n')}\n\nNo browser for the tests. Install Chromium (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM to its path.`,
    );
  }
}

/** Without a Chinese font, text renders as boxes of the wrong width. */
async function ensureFonts() {
  const list = await run('fc-list', [':lang=zh']).catch(() => ({ output: '' }));
  if (list.output.trim() !== '') return;
  const isInstalled =
    hasApt() &&
    (await step('installing a Chinese font', () => aptInstall('fontconfig', 'fonts-noto-cjk')));
  if (!isInstalled)
    console.log('! no Chinese font found: screenshots will show boxes (install fonts-noto-cjk)');
}

/**
 * Finds or installs Chromium. Returns the environment that points the test tools to it: to the headless shell if there is
 * one.
 */
export async function browserEnv() {
  let path = systemChromium();
  if (!path && hasApt()) {
    await step('installing Chromium', () => aptInstall(headlessShell, 'fonts-noto-cjk'));
    path = systemChromium();
  }
  if (!path) await step("installing Playwright's Chromium", playwrightChromium);
  if (process.platform === 'linux') await ensureFonts();
  return path ? { CHROMIUM: path } : {};
}
