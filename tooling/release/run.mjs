// Publishes the packages, once versions and changelogs are committed: `npm run release`, `npm run release -- --registry
// <url>`. `npm run release:try` does all of it on a registry of its own.
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/lib/build.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { runMain, StopError } from '../../scripts/lib/stop.mjs';
import { readJson } from '../../scripts/lib/workspace.mjs';
import { notReady } from './notReady.mjs';
import { publish } from './publish.mjs';

await runMain(async () => {
  const { values } = parseArgs({ options: { registry: { type: 'string' } } });
  const problems = notReady({
    repository: readJson('package.json').repository,
    version: readJson('packages/sdk/package.json').version,
    changesets: readdirSync(fromRoot('.changeset')).filter((file) => file.endsWith('.md')),
  });
  if (problems.length > 0) throw new StopError(problems.join('\n'));
  await build(['sdk', 'report', 'components', 'embed', 'tarballs']);
  const done = await publish(values);
  console.log(
    done.length > 0 ? `published ${done.join(', ')}` : 'all versions are published already',
  );
});
