// The same file under each way in which TypeScript finds packages, with the declarations checked as well.
import { spawnSync } from 'node:child_process';

const common = '--noEmit --strict --jsx react-jsx --target ES2022 --lib ES2023,DOM,DOM.Iterable';
const ways = [
  '--module NodeNext --moduleResolution NodeNext',
  '--module ESNext --moduleResolution bundler --exactOptionalPropertyTypes',
  '--module ESNext --moduleResolution bundler --skipLibCheck --noUncheckedIndexedAccess',
];
for (const way of ways) {
  const args = [
    'node_modules/typescript/bin/tsc',
    ...`${common} ${way}`.split(' '),
    'integrator.tsx',
  ];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) {
    console.error(`${way}\n${stdout}`);
    process.exitCode = 1;
  }
}
