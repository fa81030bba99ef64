import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changesets } from './checks/changesets.mjs';
import { fileLength } from './checks/fileLength.mjs';
import { isBelow, lockIntegrity, minimumVersions } from './checks/lock.mjs';
import { barrels, defaultExports, exportStar } from './checks/modules.mjs';
import { pins } from './checks/pins.mjs';
import { primitives } from './checks/primitives.mjs';
import { secrets } from './checks/secrets.mjs';
import { bannedWords } from './checks/words.mjs';
import { workspace } from './checks/workspace.mjs';

const file = (path, text) => ({ path, text });
const lines = (count) => 'x\n'.repeat(count);
const lock = (packages) => [file('pnpm-lock.yaml', JSON.stringify({ packages }))];

describe('house checks', () => {
  it('fileLength refuses 301 lines, takes 300 and generated files', () => {
    const files = [
      file('a/long.ts', lines(301)),
      file('a/short.ts', lines(300)),
      file('a/generated/long.ts', lines(900)),
    ];
    assert.deepEqual(
      fileLength(files, []).map((text) => text.split(':')[0]),
      ['a/long.ts'],
    );
  });

  it('fileLength refuses stale exemptions', () => {
    assert.equal(fileLength([file('a.ts', lines(3))], ['a.ts']).length, 1);
    assert.equal(fileLength([file('a.ts', lines(301))], ['a.ts']).length, 0);
  });

  it('primitives without story or test', () => {
    const ui = 'packages/components/src/ui';
    const files = ['Tag/Tag.tsx', 'Tag/Tag.stories.tsx', 'Card/Card.tsx', 'Card/Card.test.tsx'];
    const whole = ['Icon/Icon.tsx', 'Icon/Icon.stories.tsx', 'Icon/Icon.test.tsx', 'Portal/P.tsx'];
    const found = primitives([...files, ...whole].map((path) => file(`${ui}/${path}`, '')));
    assert.deepEqual(found, ['ui/Tag: no test', 'ui/Card: no story']);
  });

  it('secrets, whole or in parts, save in tests', () => {
    const planted = {
      'pem.ts': ['-----BEGIN RSA ', 'PRIVATE KEY-----'],
      'github.md': ['ghp_', 'a'.repeat(36)],
      'npm.yaml': ['npm_', 'b1'.repeat(18)],
      'aws.ts': ['AKIA', 'ABCDEFGHIJ123456'],
      'jwt.ts': ['eyJhbGciOiJIUzI1NiJ9.', 'eyJzdWIiOiIxMjM0NTY3.', 'c2lnbmF0dXJlLWhlcmU'],
      'url.ts': ['postgres://huiqi', ':geheim@db.example/huiqi'],
      'key.ts': ["const aesKey = '", "0123456789abcdef';"],
    };
    for (const [path, parts] of Object.entries(planted)) {
      assert.equal(secrets([file(path, parts.join(''))]).length, 1, path);
    }
    const fine = [
      file('key.test.ts', "const aesKey = '0123456789abcdef';"),
      file('a.ts', 'postgres://huiqi:${password}@127.0.0.1/x and aesKey: string'),
    ];
    assert.deepEqual(secrets(fine), []);
  });

  it('exportStar', () => {
    const files = [
      file('a.ts', "export * from './b.js';\n"),
      file('b.ts', "export * as all from './c.js';\n"),
      file('c.ts', "export { x } from './d.js';\n"),
    ];
    assert.equal(exportStar(files).length, 2);
  });

  it('defaultExports, save in stories and tool configs', () => {
    const text = 'export default {};\n';
    const files = ['x.tsx', 'x.stories.tsx', 'vite.config.ts', '.storybook/main.ts'];
    assert.equal(defaultExports(files.map((path) => file(path, text))).length, 1);
    assert.equal(
      defaultExports([file('y.ts', 'const a = 1;\nexport { a as default };\n')]).length,
      1,
    );
  });

  it('barrels: an index that no subpath of exports names', () => {
    const manifest = { exports: { './ui': { '@huiqi/source': './src/ui/index.ts' } } };
    const text = "export { A } from './A.js';\n";
    const files = [
      file('packages/c/package.json', JSON.stringify(manifest)),
      file('packages/c/src/ui/index.ts', text),
      file('packages/c/src/ui/Button/index.ts', text),
    ];
    assert.deepEqual(
      barrels(files).map((one) => one.split(':')[0]),
      ['packages/c/src/ui/Button/index.ts'],
    );
  });

  it('bannedWords names the line', () => {
    const bad = ['a', ['// TO', 'DO later'].join(''), ''].join('\n');
    assert.match(bannedWords([file('a.ts', bad)])[0], /^a\.ts:2: /);
    assert.equal(bannedWords([file('a.ts', ['see /ho', 'me/somebody/x'].join(''))]).length, 1);
    assert.equal(bannedWords([file('a.ts', ['it.sk', "ip('x')"].join(''))]).length, 1);
    assert.equal(bannedWords([file('a.ts', 'const homePage = 1; it.skipIf(x)\n')]).length, 0);
  });

  it('pins refuses ranges but for peers', () => {
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

  it('lockIntegrity refuses a package without a hash, and an empty lock', () => {
    const good = { resolution: { integrity: 'sha512-abc' } };
    assert.equal(lockIntegrity(lock({ 'a@1.0.0': good })).length, 0);
    assert.equal(lockIntegrity(lock({ 'a@1.0.0': { resolution: {} } })).length, 1);
    assert.equal(lockIntegrity(lock({})).length, 1);
  });

  it('minimumVersions refuses an old version and an old list', () => {
    const old = lock({ 'fastify@5.8.4': {} });
    assert.equal(minimumVersions(old, '2026-12-01').length, 1);
    assert.equal(minimumVersions(lock({ 'fastify@5.12.8': {} }), '2026-12-01').length, 0);
    assert.equal(minimumVersions(lock({}), '2099-01-01').length, 1);
  });

  it('isBelow compares numbers, not letters', () => {
    assert.equal(isBelow('5.12.8', '5.8.5'), false);
    assert.equal(isBelow('0.45.1', '0.45.2'), true);
    assert.equal(isBelow('9.1.1', '9.1.1'), false);
  });

  it('changesets asks for one when a package changed', () => {
    const changed = ['packages/sdk/src/a.ts'];
    assert.equal(changesets([], changed).length, 1);
    assert.equal(changesets([file('.changeset/one.md', '')], changed).length, 0);
    assert.equal(changesets([file('.changeset/README.md', '')], changed).length, 1);
    assert.equal(changesets([], ['docs/a.md']).length, 0);
  });

  it("workspace compares the scripts' list with pnpm's", () => {
    const yaml = file('pnpm-workspace.yaml', 'packages:\n  - e2e\n  - packages/*\n');
    const files = [yaml, file('packages/a/package.json', '{}')];
    assert.equal(workspace(files, ['packages/a']).length, 0);
    assert.equal(workspace(files, []).length, 1);
    assert.equal(workspace(files, ['packages/a', 'extra']).length, 1);
  });
});
