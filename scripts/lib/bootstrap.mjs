import { delimiter } from 'node:path';
import { install, isInstalled } from './install.mjs';
import { binDir } from './paths.mjs';
import { step } from './progress.mjs';

const shownLine = /^(Progress|Packages:|Done|Lockfile| ?WARN)/;

/** Makes the checkout usable: packages installed as locked, their commands on PATH. */
export async function bootstrap() {
  if (!isInstalled()) {
    await step('installing packages', () =>
      install({
        onData: (chunk) => {
          for (const line of chunk.toString('utf8').split('\n')) {
            if (shownLine.test(line)) console.log(`  ${line.trim()}`);
          }
        },
      }),
    );
  }
  process.env.PATH = `${binDir}${delimiter}${process.env.PATH ?? ''}`;
}
