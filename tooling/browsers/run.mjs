// Refuses what sources and packages use that browsers of the floor do not have.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { checkApis } from './checkApis.mjs';
import { youngDependencies } from './dependencies.mjs';
import { youngCalls } from './youngCalls.mjs';

/** What packages, and scripts as they stand, call although browsers that are served lack it, and why it does no harm. */
const known = {
  'display.js: document.adoptedStyleSheets': 'the page leaves closed announcements out itself',
  'fast-png: .at()': 'for animated pictures alone',
  'jspdf: .toHex()': 'a method of its own objects',
  'fflate: Error.captureStackTrace': 'asked for first',
  'react-dom: navigator.connection':
    'for pictures that suspend, which no page has; asked for first',
  'preact: .moveBefore()': 'asked for first',
  'tslib: Symbol.asyncDispose': 'for `using`, which no source has',
  'react: .use()': 'a function of React',
};

/** Scripts of the site that no build compiles. */
const uncompiled = ['packages/draw/src/early.js', 'apps/platform/public/assets/display.js'];

const sources = checkApis(
  ['packages/sdk', 'packages/components', 'packages/embed', 'apps/platform'].map((folder) =>
    fromRoot(folder, 'tsconfig.json'),
  ),
).map(({ file, line, name }) => `${file}:${line} ${name}`);
const packages = [...(await youngDependencies())]
  .filter(([name]) => !(name in known))
  .map(([name, [file]]) => `${file} ${name}`);
const scripts = uncompiled.flatMap((file) =>
  youngCalls(readFileSync(fromRoot(file), 'utf8'))
    .filter((name) => !(`${basename(file)}: ${name}` in known))
    .map((name) => `${file} ${name}`),
);
const found = [...sources, ...packages, ...scripts];
for (const one of found)
  console.log(`${one} is younger than the supported browsers (docs/browsers.md)`);
process.exitCode = found.length > 0 ? 1 : 0;
