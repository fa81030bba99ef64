// Refuses what sources and packages use that browsers of the floor do not have.
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { checkApis } from './checkApis.mjs';
import { youngDependencies } from './dependencies.mjs';

/** What packages call although browsers that are served lack it, and why it does no harm. */
const known = {
  'fast-png: .at()': 'for animated pictures alone',
  'jspdf: .toHex()': 'a method of its own objects',
  'fflate: Error.captureStackTrace': 'asked for first',
  'react-dom: navigator.connection':
    'for pictures that suspend, which no page has; asked for first',
  'preact: .moveBefore()': 'asked for first',
  'tslib: Symbol.asyncDispose': 'for `using`, which no source has',
  'react: .use()': 'a function of React',
};

const sources = checkApis(
  ['packages/sdk', 'packages/components', 'packages/embed', 'apps/platform'].map((folder) =>
    fromRoot(folder, 'tsconfig.json'),
  ),
).map(({ file, line, name }) => `${file}:${line} ${name}`);
const packages = [...(await youngDependencies())]
  .filter(([name]) => !(name in known))
  .map(([name, [file]]) => `${file} ${name}`);
const found = [...sources, ...packages];
for (const one of found)
  console.log(`${one} is younger than the supported browsers (docs/browsers.md)`);
process.exitCode = found.length > 0 ? 1 : 0;
