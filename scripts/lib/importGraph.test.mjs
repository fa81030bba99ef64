import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { affectedFiles, importersOf } from './importGraph.mjs';

const texts = {
  'packages/sdk/src/index.ts': "export { a } from './a.js';\nexport type { B } from './b.js';\n",
  'packages/sdk/src/a.ts': '',
  'packages/sdk/src/b.ts': '',
  'packages/sdk/src/a.test.ts': 'new URL(`../../../docs/${name}.md`, import.meta.url);\n',
  'packages/sdk/src/b.test.ts': "new URL('../../../docs/states.md', import.meta.url);\n",
  'packages/ui/src/parts/Button.tsx': "import { a } from '@huiqi/sdk';\n",
  'apps/site/src/main.tsx': "const page = () => import('@huiqi/ui/Button');\n",
  'apps/site/src/tables.ts': "import.meta.glob('./pages/*/{routes,soon}.ts');\n",
  'apps/site/src/pages/home/routes.ts': '',
  'apps/site/src/pages/home/title.ts': '',
  'apps/site/src/set.test.ts': "join(root, 'deploy/examples');\n",
  'deploy/examples/one.csv': '',
  'docs/states.md': '',
  'openapi/loans/paths.yaml': '',
  'packages/sdk/src/contract.test.ts': "new URL('../../../openapi/dist/huiqi.json', base);\n",
};
const entries = [
  ['@huiqi/sdk', 'packages/sdk/src/index.ts'],
  ['@huiqi/ui/*', 'packages/ui/src/parts/*.tsx'],
];
const importers = importersOf(Object.keys(texts), (file) => texts[file], entries);
const affected = (file) => [...affectedFiles([file], importers)].slice(1).sort();

describe('affectedFiles', () => {
  it('follows imports, also by the name of a package and of its entry', () => {
    assert.deepEqual(affected('packages/sdk/src/a.ts'), [
      'apps/site/src/main.tsx',
      'packages/sdk/src/index.ts',
      'packages/ui/src/parts/Button.tsx',
    ]);
  });

  it('does not follow imports of types alone', () => {
    assert.deepEqual(affected('packages/sdk/src/b.ts'), []);
  });

  it('follows globs', () => {
    assert.deepEqual(affected('apps/site/src/pages/home/routes.ts'), ['apps/site/src/tables.ts']);
    assert.deepEqual(affected('apps/site/src/pages/home/title.ts'), []);
  });

  it('follows texts that name a file, or the folder that it is in', () => {
    assert.deepEqual(affected('docs/states.md'), [
      'packages/sdk/src/a.test.ts',
      'packages/sdk/src/b.test.ts',
    ]);
    assert.deepEqual(affected('deploy/examples/one.csv'), ['apps/site/src/set.test.ts']);
  });

  it('follows the contract into its bundle', () => {
    const readers = affected('openapi/loans/paths.yaml').filter((file) => file.endsWith('.ts'));
    assert.deepEqual(readers, ['packages/sdk/src/contract.test.ts']);
  });

  it('knows the packages of this repository', () => {
    const all = affectedFiles(['packages/components/src/features/orders/OrderListView.tsx']);
    assert.ok(all.has('packages/components/src/features/orders/OrderList.stories.tsx'));
    assert.ok(all.has('apps/platform/src/routes/siteRoutes.test.ts'));
    assert.ok(!all.has('packages/components/src/ui/Button/Button.test.tsx'));
  });
});
