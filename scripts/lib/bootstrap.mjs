import { delimiter } from 'node:path';
import { build } from './build.mjs';
import { bench, install, isInstalled, workspace } from './install.mjs';
import { binDir } from './paths.mjs';
import { step } from './progress.mjs';

const shownLine = /^(Progress|Packages:|Done|Lockfile| ?WARN)/;

function showProgress(chunk) {
  for (const line of chunk.toString('utf8').split('\n')) {
    if (shownLine.test(line)) console.log(`  ${line.trim()}`);
  }
}

/** Prepares the checkout: installs the locked packages, puts their commands on PATH and bundles the contract, which most programs read. */
export async function bootstrap() {
  if (!isInstalled(workspace)) {
    await step('installing packages', () => install({ onData: showProgress }));
  }
  process.env.PATH = `${binDir}${delimiter}${process.env.PATH ?? ''}`;
  await build(['contract']);
}

/** Installs the packages that only the measurements need. */
export async function bootstrapBench() {
  if (isInstalled(bench)) return;
  await step('installing the packages of bench', () =>
    install({ place: bench, onData: showProgress }),
  );
}
