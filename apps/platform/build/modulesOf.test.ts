import { expect, test } from 'vitest';
import { modulesOf } from './modulesOf.js';

const page = (load: string) => ({ path: '/orders', load: { toString: () => load } as never });

test('what a page imports, of the site and of the components', () => {
  const load = `async () => {
    const [{ A }, b] = await Promise.all([__vite_ssr_dynamic_import__("/src/pages/A.tsx"), __vite_ssr_dynamic_import__("/@fs/there/B.tsx")]);
  }`;
  expect(modulesOf('/site', page(load))).toEqual(['/site/src/pages/A.tsx', '/there/B.tsx']);
});

test('a page that leaves the import to another function is refused: nobody would know its files', () => {
  expect(() => modulesOf('/site', page('async () => screen(await load())'))).toThrow('/orders');
});
