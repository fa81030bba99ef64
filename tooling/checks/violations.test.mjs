import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { barrels } from './barrels.mjs';
import { benchVersions } from './benchVersions.mjs';
import { changesets } from './changesets.mjs';
import { chineseLiterals } from './chineseLiterals.mjs';
import { checks } from './checks.mjs';
import { domainFolders } from './domainFolders.mjs';
import { domainPages } from './domainPages.mjs';
import { lockIntegrity } from './lockIntegrity.mjs';
import { machinePaths } from './machinePaths.mjs';
import { namesByCase } from './namesByCase.mjs';
import { pins } from './pins.mjs';
import { primitives } from './primitives.mjs';
import { secrets } from './secrets.mjs';
import { settings } from './settings.mjs';
import { skippedTests } from './skippedTests.mjs';
import { testReferences } from './testReferences.mjs';
import { wording } from './wording.mjs';

const file = (path, text) => ({ path, text });
const lock = (packages) => [file('pnpm-lock.yaml', JSON.stringify({ packages }))];

const proven = new Set();
/** A test that shows a violation to the check of this name. */
const shows = (name, what, body) => {
  proven.add(name);
  it(`${name} ${what}`, body);
};

describe('custom checks', () => {
  shows('primitives', 'refuses what lacks a story or a test', () => {
    const ui = 'packages/components/src/ui';
    const files = ['Tag/Tag.tsx', 'Tag/Tag.stories.tsx', 'Card/Card.tsx', 'Card/Card.test.tsx'];
    const whole = ['Icon/Icon.tsx', 'Icon/Icon.stories.tsx', 'Icon/Icon.test.tsx', 'Portal/P.tsx'];
    const found = primitives([...files, ...whole].map((path) => file(`${ui}/${path}`, '')));
    assert.deepEqual(found, ['ui/Tag: no test', 'ui/Card: no story']);
  });

  shows('domainPages', 'refuses a domain that says nothing of itself or shows nothing', () => {
    const features = 'packages/components/src/features';
    const about =
      '/**\n * Loan products: the list with its filters,\n * one product, and comparison.\n */\n';
    const files = [
      file(`${features}/products/index.ts`, about),
      file(`${features}/products/List.stories.tsx`, ''),
      file(`${features}/orders/index.ts`, "export { ordersCopy } from './copy.js';"),
      file(`${features}/orders/List.stories.tsx`, ''),
      file(`${features}/areas/index.ts`, '/** Regions. */'),
    ];
    assert.deepEqual(domainPages(files), [
      'features/orders/index.ts: begin with a comment that says what the domain shows',
      'features/areas/index.ts: begin with a comment that says what the domain shows',
      'features/areas: no story',
    ]);
  });

  shows('secrets', 'refuses every kind, except in tests', () => {
    const violations = {
      'pem.ts': ['-----BEGIN RSA ', 'PRIVATE KEY-----'],
      'github.md': ['ghp_', 'a'.repeat(36)],
      'npm.yaml': ['npm_', 'b1'.repeat(18)],
      'aws.ts': ['AKIA', 'ABCDEFGHIJ123456'],
      'jwt.ts': ['eyJhbGciOiJIUzI1NiJ9.', 'eyJzdWIiOiIxMjM0NTY3.', 'c2lnbmF0dXJlLWhlcmU'],
      'url.ts': ['postgres://huiqi', ':geheim@db.example/huiqi'],
      'key.ts': ["const aesKey = '", "0123456789abcdef';"],
    };
    for (const [path, parts] of Object.entries(violations)) {
      assert.equal(secrets([file(path, parts.join(''))]).length, 1, path);
    }
    const fine = [
      file('key.test.ts', "const aesKey = '0123456789abcdef';"),
      file('a.ts', 'postgres://huiqi:${password}@127.0.0.1/x and aesKey: string'),
    ];
    assert.deepEqual(secrets(fine), []);
  });

  shows('settings', 'refuses a setting that is read or listed alone, or listed twice', () => {
    const readme = (...names) => {
      const rows = names.map((name) => `| \`${name}\` | 1 | Why |\n`).join('');
      const text = `## Configuration\n${rows}\n## More\n| \`HUIQI_A\` | 2 | Elsewhere |\n`;
      return file('apps/server/README.md', text);
    };
    const code = [
      file('apps/server/src/config/a.ts', "env.PORT; env.NODE_ENV; readInteger(env, 'HUIQI_A', 1)"),
      file('apps/server/src/config/b.ts', "process.env['OTEL_B']; `HUIQI_MESSAGE is no setting`"),
      file('apps/server/src/config/b.test.ts', "process.env['HUIQI_TEST']"),
    ];
    assert.deepEqual(settings([readme('PORT', 'HUIQI_A', 'OTEL_B'), ...code]), []);
    assert.deepEqual(settings([readme('PORT', 'PORT', 'HUIQI_A', 'HUIQI_OLD'), ...code]), [
      'apps/server/src/config/b.ts: OTEL_B is not in the table of apps/server/README.md',
      'apps/server/README.md: nothing reads HUIQI_OLD',
      'apps/server/README.md: PORT is listed twice',
    ]);
  });

  shows('testReferences', 'refuses a test that is not there, or no longer says so', () => {
    const table = (...tests) =>
      file(
        'docs/embed-security.md',
        tests.map((test) => `| E-01 | a thing | ${test} |\n`).join(''),
      );
    const spec = file('e2e/specs/embed.spec.ts', "test('a widget is drawn', () => {});");
    assert.deepEqual(testReferences([table('`e2e/specs/embed` ("is drawn")'), spec]), []);
    const wrong = table('`e2e/specs/embed` ("is gone")', '`e2e/specs/old`', 'by hand');
    assert.deepEqual(testReferences([wrong, spec]), [
      'docs/embed-security.md: E-01 quotes "is gone", which e2e/specs/embed.spec.ts does not say',
      'docs/embed-security.md: E-01 names e2e/specs/old, which is no test',
      'docs/embed-security.md: E-01 names no test',
    ]);
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

  shows('barrels', 'refuses an index that no subpath of exports names', () => {
    const manifest = {
      exports: {
        './ui': { '@huiqi/source': './src/ui/index.ts' },
        './*': './src/features/*/index.ts',
      },
    };
    const text = "export { A } from './A.js';\n";
    const files = [
      file('packages/c/package.json', JSON.stringify(manifest)),
      file('packages/c/src/ui/index.ts', text),
      file('packages/c/src/features/orders/index.ts', text),
      file('packages/c/src/ui/Button/index.ts', text),
    ];
    assert.deepEqual(
      barrels(files).map((one) => one.split(':')[0]),
      ['packages/c/src/ui/Button/index.ts'],
    );
  });

  shows(
    'chineseLiterals',
    'refuses words outside dictionaries, in comments only where nobody reads',
    () => {
      const src = 'packages/components/src';
      const text = "/** 关闭 */\nexport const close = '关闭'; // 关闭\n";
      const bad = [file(`${src}/ui/Tag/Tag.tsx`, text), file(`${src}/features/orders/a.ts`, text)];
      assert.deepEqual(
        chineseLiterals(bad).map((one) => one.split(': ')[0]),
        [`${src}/ui/Tag/Tag.tsx:2`, `${src}/features/orders/a.ts:2`],
      );
      const fine = [
        file(`${src}/features/orders/copy.ts`, text),
        file(`${src}/features/orders/staffCopy.ts`, text),
        file(`${src}/locale/sentences.en.ts`, text),
        file(`${src}/ui/Tag/Tag.stories.tsx`, text),
        file(`${src}/ui/Tag/Tag.tsx`, '// 关闭\nexport const a = 1;\n'),
      ];
      assert.deepEqual(chineseLiterals(fine), []);
    },
  );

  shows('machinePaths', 'names the line', () => {
    const bad = ['a', ['see /ho', 'me/somebody/x'].join('')].join('\n');
    assert.match(machinePaths([file('a.ts', bad)])[0], /^a\.ts:2: /);
    assert.deepEqual(machinePaths([file('a.ts', 'const homePage = 1;'), file('a.png', bad)]), []);
  });

  shows('skippedTests', 'knows every test runner', () => {
    const bad = ['it.sk', "ip('x')"].join('');
    for (const path of ['a.test.ts', 'b.test.mjs', 'c.spec.ts']) {
      assert.equal(skippedTests([file(path, bad)]).length, 1, path);
    }
    assert.deepEqual(skippedTests([file('a.test.ts', 'it.skipIf(x)(y)'), file('a.ts', bad)]), []);
  });

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
    assert.deepEqual(benchVersions(files), [
      'bench/package.json: fastify is 5.0.0, elsewhere 5.1.0',
    ]);
  });

  shows('domainFolders', 'refuses a folder that is no tag, in every package', () => {
    const contract = file('openapi/huiqi.yaml', 'tags:\n  - name: orders\n');
    const wrong = [
      'apps/server/src/modules/order/handlers.ts',
      'packages/components/src/features/loans/index.ts',
      'packages/sdk/src/generated/operations/order.ts',
      'apps/platform/src/pages/account/LoginPage.tsx',
    ];
    const right = [
      'apps/server/src/modules/orders/handlers.ts',
      'apps/server/src/modules/index.generated.ts',
      'packages/components/src/features/README.md',
      'packages/sdk/src/generated/operations/orders.ts',
      'apps/platform/src/pages/site/AboutPage.tsx',
    ];
    const found = domainFolders([contract, ...[...wrong, ...right].map((path) => file(path, ''))]);
    assert.equal(found.length, wrong.length, found.join('\n'));
    assert.equal(domainFolders([]).length, 1);
  });

  shows('lockIntegrity', 'refuses a package without a hash, and an empty lockfile', () => {
    const good = { resolution: { integrity: 'sha512-abc' } };
    assert.equal(lockIntegrity(lock({ 'a@1.0.0': good })).length, 0);
    assert.equal(lockIntegrity(lock({ 'a@1.0.0': { resolution: {} } })).length, 1);
    assert.equal(lockIntegrity(lock({})).length, 1);
  });

  shows('changesets', 'asks for one when a package changed', () => {
    const changed = ['packages/sdk/src/a.ts'];
    assert.equal(changesets([], changed).length, 1);
    assert.equal(changesets([file('.changeset/one.md', '')], changed).length, 0);
    assert.equal(changesets([file('.changeset/README.md', '')], changed).length, 1);
    assert.equal(changesets([], ['docs/a.md']).length, 0);
  });

  shows(
    'wording',
    'refuses terms that AGENTS.md replaces, outside of its table and of decisions',
    () => {
      const terms = [
        ['/** 240 un', 'less told. */'],
        ['The server ans', 'wers with an error.'],
        ['// Ho', 'use style'],
        ['const plan', 'ted = 1;'],
        ['a second way to the', ' server'],
      ].map((parts) => parts.join(''));
      for (const term of terms) assert.equal(wording([file('a.ts', term)]).length, 1, term);
      const exempt = ['AGENTS.md', 'docs/adr/0001-a.md', 'packages/sdk/src/generated/a.ts'];
      assert.deepEqual(wording(exempt.map((path) => file(path, terms[0]))), []);
      assert.deepEqual(wording([file('a.ts', 'a transplanted warehouse answer')]), []);
    },
  );

  it('have a violation fixture each', () => {
    assert.deepEqual([...proven].sort(), Object.keys(checks).sort());
  });
});
