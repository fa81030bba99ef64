import assert from 'node:assert/strict';
import { barrels } from '../barrels.mjs';
import { chineseLiterals } from '../chineseLiterals.mjs';
import { domainPages } from '../domainPages.mjs';
import { primitives } from '../primitives.mjs';
import { file, shows } from '../shows.mjs';

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
