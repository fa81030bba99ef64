import assert from 'node:assert/strict';
import { benchVersions } from '../benchVersions.mjs';
import { changesets } from '../changesets.mjs';
import { lockIntegrity } from '../lockIntegrity.mjs';
import { lowestVersions } from '../lowestVersions.mjs';
import { namesByCase } from '../namesByCase.mjs';
import { pins } from '../pins.mjs';
import { file, shows } from '../shows.mjs';
import { themeSources } from '../themeSources.mjs';

const lock = (packages) => [file('pnpm-lock.yaml', JSON.stringify({ packages }))];

shows('pins', 'refuses ranges except for peers', () => {
  const manifest = {
    dependencies: { a: '^1.0.0', b: '1.0.0', c: 'catalog:', d: 'workspace:^' },
    peerDependencies: { react: '^18.0.0' },
  };
  const files = [
    file('packages/x/package.json', JSON.stringify(manifest)),
    file('pnpm-workspace.yaml', 'catalog:\n  vite: ^8.0.0\n'),
  ];
  assert.equal(pins(files).length, 2);
});

shows('benchVersions', 'refuses another version than the catalog or a package has', () => {
  const bench = { devDependencies: { vite: '8.0.0', fastify: '5.0.0', antd: '6.0.0' } };
  const files = [
    file('bench/package.json', JSON.stringify(bench)),
    file('apps/x/package.json', JSON.stringify({ dependencies: { fastify: '5.1.0' } })),
    file('pnpm-workspace.yaml', 'catalog:\n  vite: 8.0.0\n'),
  ];
  assert.deepEqual(benchVersions(files), ['bench/package.json: fastify is 5.0.0, elsewhere 5.1.0']);
});

shows('themeSources', 'refuses stylesheets that are evaluated with a built theme', () => {
  const plugin = "import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';\n";
  const refused = (settings) => themeSources([file('apps/x/vite.config.ts', plugin + settings)]);
  assert.equal(refused('ssr: { resolve: { conditions } },').length, 1);
  assert.equal(refused('environments: { ssr: { resolve: { conditions } } },').length, 0);
});

shows('lockIntegrity', 'refuses a package without a hash, and an empty lockfile', () => {
  const good = { resolution: { integrity: 'sha512-abc' } };
  assert.equal(lockIntegrity(lock({ 'a@1.0.0': good })).length, 0);
  assert.equal(lockIntegrity(lock({ 'a@1.0.0': { resolution: {} } })).length, 1);
  assert.equal(lockIntegrity(lock({})).length, 1);
});

shows('lowestVersions', 'refuses versions with known advisories', () => {
  const refused = (...keys) =>
    lowestVersions(lock(Object.fromEntries(keys.map((key) => [key, {}]))));
  assert.deepEqual(refused('fastify@5.8.5', 'fastify@5.12.0', 'ws@9.0.0', 'other@0.0.1'), []);
  for (const key of ['fastify@5.8.4', '@fastify/static@9.1.0', 'ws@8.9.9', 'xlsx@0.18.5'])
    assert.equal(refused(key).length, 1, key);
});

shows('changesets', 'wants one that names each package, no older than its last change', () => {
  const named = (path, ...names) =>
    file(path, `---\n${names.map((name) => `'@huiqi/${name}': patch\n`).join('')}---\n\nText.\n`);
  const files = [
    named('.changeset/old.md', 'sdk', 'components'),
    named('.changeset/new.md', 'sdk'),
    file('.changeset/empty.md', '---\n---\n'),
    file('.changeset/README.md', "'@huiqi/embed'"),
  ];
  const [sdk, components, embed] = ['sdk', 'components', 'embed'].map(
    (name) => `packages/${name}/src/a.ts`,
  );
  const refused = (...history) => changesets(files, history).map((one) => one.split(' ')[0]);
  assert.deepEqual(refused([sdk, components, '.changeset/new.md']), [components]);
  assert.deepEqual(refused([sdk], ['.changeset/new.md', sdk]), [sdk]);
  assert.deepEqual(refused([components], [sdk], ['.changeset/old.md']), [components, sdk]);
  const [empty, readme] = ['.changeset/empty.md', '.changeset/README.md'];
  assert.deepEqual(refused([embed, empty, readme]), [embed]);
  assert.deepEqual(refused(['.changeset/new.md'], [sdk], ['.changeset/old.md'], [components]), []);
  const released = ['packages/embed/CHANGELOG.md'];
  assert.deepEqual(refused(released, [embed]), []);
  assert.deepEqual(refused([embed], released), [embed]);
  const elsewhere = ['docs/a.md', 'apps/server/src/a.ts', 'packages/sdk/src/a.test.ts'];
  assert.deepEqual(refused(elsewhere), []);
});

shows('namesByCase', 'refuses modules that differ by case alone', () => {
  const named = (...paths) => paths.map((path) => file(path, ''));
  assert.equal(namesByCase(named('a/LoginForm.tsx', 'a/loginForm.ts')).length, 1);
  const fine = named(
    'a/LoginForm.tsx',
    'a/LoginForm.css.ts',
    'a/LoginForm.test.tsx',
    'b/loginForm.ts',
  );
  assert.deepEqual(namesByCase(fine), []);
});
