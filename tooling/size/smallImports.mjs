import { fromRoot } from '../../scripts/lib/paths.mjs';
import { sizesOf, sizesOfSource } from './measure.mjs';
import { rolldownBundles } from './rolldownBundles.mjs';

/** What every React application has already. */
export const external = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];
export const host = fromRoot('packages', 'components');

/** Single things that a host imports from entries with many more. */
const imports = {
  Button: 'ui',
  Dialog: 'ui',
  OrderStatusTag: 'orders',
  ProductCard: 'products',
  ProductList: 'products',
  NoticeBell: 'notices',
  LoginForm: 'session',
  LatestPolicies: 'policies',
  DataState: 'patterns',
  HuiqiProvider: 'provider',
};

/** Measurements by name: what each import costs a host that bundles with esbuild (with splitting) or Rolldown. */
export const smallImports = Object.fromEntries(
  Object.entries(imports).flatMap(([name, entry]) => {
    const source = `export { ${name} } from '@huiqi/components/${entry}';`;
    return [
      [`import: ${name} of /${entry}, esbuild`, () => sizesOfSource(source, host, { external })],
      [
        `import: ${name} of /${entry}, rolldown`,
        async () =>
          sizesOf(Object.values(await rolldownBundles({ [name]: source }, host, external))),
      ],
    ];
  }),
);
