// Tries a release from beginning to end without touching this checkout or a public registry: versions and changelogs in
// a copy, its packages built, packed and published to a registry on this machine, installed from there by name in the
// projects of the gate `recipes`.
//   npm run release:try [-- recipe …]
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap } from '../../scripts/lib/bootstrap.mjs';
import { browserEnv } from '../../scripts/lib/browser.mjs';
import { build } from '../../scripts/lib/build.mjs';
import { run, toolEnv } from '../../scripts/lib/exec.mjs';
import { cacheDir, fromRoot } from '../../scripts/lib/paths.mjs';
import { step } from '../../scripts/lib/progress.mjs';
import { runMain, StopError } from '../../scripts/lib/stop.mjs';
import { copyTree } from '../exampleDomain/copyTree.mjs';
import { published } from '../tarballs/tarballs.mjs';
import { openRegistry } from './openRegistry.mjs';

const copy = join(cacheDir, 'release');
const inCopy = (...path) => join(copy, ...path);

const versionOf = (name) =>
  JSON.parse(readFileSync(inCopy('packages', name, 'package.json'), 'utf8')).version;

async function must(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new StopError(`${command} ${args.join(' ')} failed\n${output}`);
  return output;
}

/** Versions and changelogs as `npx changeset version` makes them; resolves with the version of all packages. */
async function makeVersions() {
  copyTree(copy);
  await must('changeset', ['version'], { cwd: copy, env: toolEnv() });
  const version = versionOf('sdk');
  for (const name of published) {
    assert.equal(versionOf(name), version);
    assert(existsSync(inCopy('packages', name, 'CHANGELOG.md')), `${name} has no changelog`);
  }
  return version;
}

/** Without the bootstrap, which would install packages for the changed manifests. */
const buildInCopy = () =>
  must(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      "import { build } from './scripts/lib/build.mjs'; await build(['contract', 'sdk', 'report', 'components', 'embed', 'tarballs']);",
    ],
    { cwd: copy },
  );

async function publishFromCopy(registry) {
  const settings = mkdtempSync(join(tmpdir(), 'huiqi-npmrc-'));
  try {
    const userconfig = join(settings, '.npmrc');
    writeFileSync(userconfig, registry.npmrc);
    const { publish } = await import(pathToFileURL(inCopy('tooling/release/publish.mjs')).href);
    const env = { ...process.env, npm_config_userconfig: userconfig };
    const first = await publish({ registry: registry.url, env });
    assert.equal(first.length, published.length);
    assert.deepEqual(await publish({ registry: registry.url, env }), [], 'published twice');
  } finally {
    rmSync(settings, { recursive: true });
  }
}

async function installByName(version, { npmrc }, recipes) {
  await build(['server']);
  const env = {
    ...process.env,
    ...(await browserEnv()),
    HUIQI_RECIPE_VERSION: version,
    HUIQI_RECIPE_NPMRC: npmrc,
  };
  const args = [fromRoot('tooling/recipes/run.mjs'), ...recipes];
  console.log(await must(process.execPath, args, { env }));
}

await runMain(async () => {
  const recipes = process.argv.slice(2);
  await bootstrap();
  const version = await step('making versions and changelogs', makeVersions);
  await step(`building ${version}`, buildInCopy);
  const registry = await openRegistry();
  try {
    await step('publishing', () => publishFromCopy(registry));
    await installByName(version, registry, recipes);
  } finally {
    registry.close();
  }
  rmSync(copy, { recursive: true, force: true });
});
