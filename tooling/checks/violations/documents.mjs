import assert from 'node:assert/strict';
import { chineseReadmes } from '../chineseReadmes.mjs';
import { countsInProse } from '../countsInProse.mjs';
import { documentPaths } from '../documentPaths.mjs';
import { domainFolders } from '../domainFolders.mjs';
import { glossaryTerms } from '../glossaryTerms.mjs';
import { settings } from '../settings.mjs';
import { testReferences } from '../testReferences.mjs';
import { file, shows } from '../shows.mjs';

shows('domainFolders', 'refuses a folder that is no tag, in every package', () => {
  const contract = file('openapi/huiqi.yaml', 'tags:\n  - name: orders\n');
  const wrong = [
    'openapi/order/paths.yaml',
    'apps/server/src/modules/order/handlers.ts',
    'apps/server/src/seed/order/seed.ts',
    'packages/components/src/features/loans/index.ts',
    'packages/sdk/src/generated/operations/order.ts',
    'packages/sdk/src/domain/ticket/ticketStates.ts',
    'apps/platform/src/pages/account/LoginPage.tsx',
  ];
  const right = [
    'openapi/orders/paths.yaml',
    'openapi/common/page.yaml',
    'apps/server/src/modules/orders/handlers.ts',
    'apps/server/src/modules/index.generated.ts',
    'apps/server/src/seed/orders/makeOrders.ts',
    'apps/server/src/seed/random.ts',
    'packages/components/src/features/README.md',
    'packages/sdk/src/generated/operations/orders.ts',
    'packages/sdk/src/domain/orders/orderMachine.ts',
    'packages/sdk/src/domain/money/fen.ts',
    'packages/sdk/src/domain/index.ts',
    'apps/platform/src/pages/site/AboutPage.tsx',
  ];
  const found = domainFolders([contract, ...[...wrong, ...right].map((path) => file(path, ''))]);
  assert.equal(found.length, wrong.length, found.join('\n'));
  assert.equal(domainFolders([]).length, 1);
  const paths = (tag) => file('openapi/orders/paths.yaml', `/a:\n  get:\n    tags: [${tag}]\n`);
  assert.deepEqual(domainFolders([contract, paths('orders')]), []);
  assert.deepEqual(domainFolders([contract, paths('home')]), [
    'openapi/orders/paths.yaml: an operation of home belongs in openapi/home/paths.yaml',
  ]);
});

shows(
  'settings',
  'refuses a setting that is read or described elsewhere, or that nothing reads',
  () => {
    const table = (...names) => names.map((name) => `| \`${name}\` | 1 | Why |\n`).join('');
    const readme = file(
      'apps/server/README.md',
      `<!-- generated: settings -->\n${table('PORT', 'HUIQI_A')}<!-- /generated -->\n`,
    );
    const right = [
      readme,
      file('apps/server/src/config/settings.ts', "process.env['HUIQI_A']"),
      file('apps/server/src/main.ts', 'readConfig(process.env, root); process.env.INIT_CWD'),
      file('scripts/start.mjs', 'process.env.HUIQI_B'),
      file('compose.yaml', 'image: ${HUIQI_VERSION:-latest}\n      HUIQI_A: 1'),
      file(
        'docs/a.md',
        `\`HUIQI_A\`, \`HUIQI_B\`\n\n| setting | because |\n| --- | --- |\n${table('HUIQI_A')}`,
      ),
    ];
    assert.deepEqual(settings(right), []);
    const wrong = [
      file('apps/server/src/db/a.ts', "process.env['PGPORT']"),
      file('docs/b.md', `HUIQI_OLD\n\n| variable | Default |\n| --- | --- |\n${table('HUIQI_A')}`),
    ];
    assert.deepEqual(settings([...right, ...wrong]), [
      'apps/server/src/db/a.ts: declare the setting in apps/server/src/config',
      'docs/b.md: nothing reads HUIQI_OLD',
      'docs/b.md: HUIQI_A is described in apps/server/README.md; link there',
    ]);
    assert.equal(settings([]).length, 1);
  },
);

shows('testReferences', 'refuses a test that is not there, or no longer says so', () => {
  const table = (...tests) =>
    file('docs/embed-security.md', tests.map((test) => `| E-01 | a thing | ${test} |\n`).join(''));
  const spec = file('e2e/specs/embed.spec.ts', "test('a widget is drawn', () => {});");
  assert.deepEqual(testReferences([table('`e2e/specs/embed` ("is drawn")'), spec]), []);
  const wrong = table('`e2e/specs/embed` ("is gone")', '`e2e/specs/old`', 'by hand');
  assert.deepEqual(testReferences([wrong, spec]), [
    'docs/embed-security.md: E-01 quotes "is gone", which e2e/specs/embed.spec.ts does not say',
    'docs/embed-security.md: E-01 names e2e/specs/old, which is no test',
    'docs/embed-security.md: E-01 names no test',
  ]);
});

shows('glossaryTerms', 'refuses a second row of a term', () => {
  const row = (term) => `| ${term} | 区域 | \`areas\` |\n`;
  const glossary = (...terms) =>
    glossaryTerms([
      file(
        'docs/glossary.md',
        `| English | 中文 | name |\n| --- | --- | --- |\n${terms.map(row).join('')}`,
      ),
    ]);
  assert.deepEqual(glossary('area', 'region'), []);
  assert.deepEqual(glossary('area', 'region', 'area'), [
    'docs/glossary.md:5: "area" has a row above',
  ]);
});

shows(
  'countsInProse',
  'refuses a count of what the repository holds, unless it is generated',
  () => {
    const refused = (path, text) => countsInProse([file(path, text)]).length;
    for (const text of [
      'The contract holds every call of the platform (292).',
      'There are 1,024 components.',
      'The SDK with all 224 calls.',
    ])
      assert.equal(refused('README.md', text), 1, text);
    assert.equal(refused('bench/results/README.md', 'one call · all 224 calls · axios'), 1);
    assert.equal(refused('bench/results/README.md', 'medians of 5 rounds of 40 calls'), 0);
    assert.equal(refused('docs/contract.md', '300 operations'), 0);
    assert.equal(refused('packages/sdk/README.md', 'Pages of 20 rows; see the calls (below).'), 0);
  },
);

shows(
  'chineseReadmes',
  'refuses a Chinese README that says something else than the English one',
  () => {
    const block = '```ts\nconst client = createClient();\n```\n';
    const english = `# One\n\nUse \`start\`, [how](a.md), [below](#its-options).\n\n${block}\n## Its options\n\n\`a\`\n`;
    const chinese = `# One\n\n使用 \`start\`，见[文档](a.md)和[下文](#它的-选项)。\n\n${block}\n## 它的 选项\n\n\`a\`\n`;
    const readmes = (other, first = english) => [
      file('packages/one/package.json', '{}'),
      file('packages/one/README.md', first),
      ...(other ? [file('packages/one/README.zh-CN.md', other)] : []),
    ];
    assert.deepEqual(chineseReadmes(readmes(chinese)), []);
    assert.equal(chineseReadmes([]).length, 1);
    const wrong = [
      [undefined, /are needed/],
      [chinese.replace('## ', '### '), /its headings/],
      [chinese.replace('client =', 'other ='), /"One" has other code blocks/],
      [chinese.replace('(a.md)', '(b.md)'), /"One" has other links/],
      [chinese.replace('`a`', '`b`'), /"它的 选项" lacks `a`/],
      [chinese.replace('#它的-选项', '#选项'), /no heading #选项/],
      [chinese.replace('[下文](#它的-选项)', '下文'), /"One" has other links in the page/],
    ];
    for (const [text, problem] of wrong)
      assert.match(chineseReadmes(readmes(text)).join(), problem);
    const unknown = english.replace('#its-options', '#options');
    assert.match(
      chineseReadmes(readmes(chinese, unknown)).join(),
      /README\.md: no heading #options/,
    );
  },
);

shows('documentPaths', 'refuses a document that names a file which does not exist', () => {
  const tree = ['scripts/run.mjs', 'e2e/support/a.ts'].map((path) => file(path, ''));
  const found = (text, path = 'docs/a.md') => documentPaths([...tree, file(path, text)]);
  assert.deepEqual(found('\nSee `node scripts/gone.mjs all` and `e2e/a.ts`.'), [
    'docs/a.md:2: there is no file scripts/gone.mjs',
    'docs/a.md:2: there is no file e2e/a.ts',
  ]);
  const right =
    '`node scripts/run.mjs all`, `support/a.ts`, `./scripts/run.mjs`, `a.ts`, `src/<tag>/b.ts`, `.cache/a.json`, `apps/x/dist/b.js`';
  assert.deepEqual(found(right), []);
  assert.deepEqual(found('`scripts/gone.mjs`', 'docs/adr/0001-a.md'), []);
});
