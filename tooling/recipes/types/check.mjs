// The same file under each TypeScript module resolution, by the least TypeScript and the newest; one of them also checks
// the declarations. The gate `packages` checks that their imports resolve under the other (attw).
import { spawnSync } from 'node:child_process';
import { missingNames, writeReadmes } from './readmes.mjs';
import { writeSnippets } from './snippets.mjs';

const common =
  '--noEmit --strict --jsx react-jsx --target ES2022 --lib ES2023,DOM,DOM.Iterable --types node';
const bundler = '--module ESNext --moduleResolution bundler';
const strictest = '--exactOptionalPropertyTypes --noUncheckedIndexedAccess';
const own = ['integrator.tsx'];
const ways = [
  ['--module NodeNext --moduleResolution NodeNext --skipLibCheck', own],
  [`${bundler} ${strictest}`, [...own, ...writeReadmes(), ...writeSnippets()]],
];
for (const problem of missingNames()) {
  console.error(problem);
  process.exitCode = 1;
}
for (const compiler of ['typescript', 'typescript-newest'])
  for (const [way, files] of ways) {
    const args = [`node_modules/${compiler}/bin/tsc`, ...`${common} ${way}`.split(' '), ...files];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) {
      console.error(`${compiler} ${way}\n${stdout}`);
      process.exitCode = 1;
    }
  }
