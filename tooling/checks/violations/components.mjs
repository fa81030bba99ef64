import assert from 'node:assert/strict';
import { barrels } from '../barrels.mjs';
import { chineseLiterals } from '../chineseLiterals.mjs';
import { copyKeys } from '../copyKeys.mjs';
import { domainPages } from '../domainPages.mjs';
import { focusEffects } from '../focusEffects.mjs';
import { journeys } from '../journeys.mjs';
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

shows('journeys', 'refuses two journeys of a feature that import each other', () => {
  const of = (path, ...targets) =>
    file(
      `packages/components/src/features/products/${path}`,
      targets.map((target) => `import { one } from '${target}.js';\n`).join(''),
    );
  const detail = of('detail/Detail.tsx', '../paths', '../entry/Entry', './Facts');
  assert.deepEqual(
    journeys([detail, of('entry/Entry.tsx', '../list/Card'), of('list/Card.tsx', '../paths')]),
    [],
  );
  assert.deepEqual(
    journeys([
      detail,
      of('entry/Entry.tsx', '../list/Card'),
      of('list/Card.tsx', '../detail/Facts'),
    ]),
    ['detail', 'entry', 'list'].map(
      (name) => `features/products/${name}: imports a journey that imports it`,
    ),
  );
});

shows('focusEffects', 'refuses effects that move the focus after painting', () => {
  const of = (...lines) =>
    focusEffects([file('packages/components/src/ui/Tag/Tag.tsx', `${lines.join('\n')}\n`)]);
  const moving = ['    if (!shown) return;', '', '    field.current?.focus();', '  }, [shown]);'];
  assert.deepEqual(of('', '  useEffect(() => {', ...moving), [
    'packages/components/src/ui/Tag/Tag.tsx:2: move the focus in a layout effect',
  ]);
  assert.equal(of('  useEffect(() => field.current?.focus(), []);').length, 1);
  assert.equal(of('  useEffect(() => {', '    focusStep(step);', '  }, [step]);').length, 1);
  assert.deepEqual(of('  useBrowserLayoutEffect(() => {', ...moving), []);
  const other = ['  useEffect(() => {', '    read();', '  }, []);'];
  assert.deepEqual(of(...other, '  const show = () => field.current?.focus();'), []);
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

shows('copyKeys', 'refuses a key that two dictionaries of a domain define', () => {
  const src = 'packages/components/src';
  const features = `${src}/features/products`;
  const dictionary = (domain, text) =>
    `const texts = { ${text} } as const satisfies CopyTexts;\nexport const use = createCopy('${domain}', texts);\n`;
  const shared = `import { facts } from './factsCopy.js';\n`;
  const files = [
    file(`${src}/copy/createCopy.ts`, 'export function createCopy() {}'),
    file(`${features}/factsCopy.ts`, "export const facts = { apply: '申请' };"),
    file(`${features}/copy.ts`, `${shared}${dictionary('products', "...facts, term: '期限'")}`),
    file(`${features}/detailCopy.ts`, `${shared}${dictionary('products', "...facts, wan: '万'")}`),
    file(`${src}/features/orders/copy.ts`, dictionary('orders', "term: '多久'")),
  ];
  assert.deepEqual(copyKeys(files), []);
  const wrong = [
    file(`${features}/compareCopy.ts`, dictionary('products', "term: '多久'")),
    file(`${features}/qrCopy.ts`, `${shared}${dictionary('codes', "...facts, apply: '办理'")}`),
    file(
      `${src}/ui/copy.ts`,
      `${dictionary('ui', "a: '甲'")}${dictionary('ui', "a: '乙'")}`
        .replace('texts = ', 'first = ')
        .replace(', texts', ', first'),
    ),
  ];
  assert.deepEqual(copyKeys([...files, ...wrong]), [
    `${features}/compareCopy.ts: products.term is defined in ${features}/copy.ts too`,
    `${features}/qrCopy.ts: codes.apply is defined in ${features}/factsCopy.ts too`,
    `${src}/ui/copy.ts: ui.a is defined in ${src}/ui/copy.ts too`,
  ]);
});
