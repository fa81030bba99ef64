// Refuses what the sources use that browsers of the floor do not have.
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { checkApis } from './checkApis.mjs';

const found = checkApis(
  ['packages/sdk', 'packages/components', 'packages/embed', 'apps/platform'].map((folder) =>
    fromRoot(folder, 'tsconfig.json'),
  ),
);
for (const { file, line, name } of found)
  console.log(`${file}:${line} ${name} is younger than the supported browsers (docs/browsers.md)`);
process.exitCode = found.length > 0 ? 1 : 0;
