import assert from 'node:assert/strict';
import { it } from 'node:test';
import { patternSubpaths } from './entrypoints.mjs';

const exports = {
  './ui': { types: './dist/ui/index.d.ts' },
  './ui/*': { types: './dist/ui/*/*.d.ts' },
  './*Screen': { types: './dist/features/*Screen.d.ts' },
  './*': { types: './dist/features/*/index.d.ts' },
  './fonts/*': './fonts/*',
};

it('finds the subpath of every file that a pattern stands for', () => {
  const files = [
    'dist/ui/index.d.ts',
    'dist/ui/Button/Button.d.ts',
    'dist/ui/Button/variants.d.ts',
    'dist/features/orders/index.d.ts',
    'dist/features/orders/OrderListScreen.d.ts',
    'dist/features/orders/copy.d.ts',
  ];
  assert.deepEqual(
    patternSubpaths(exports, () => files),
    ['./orders', './orders/OrderListScreen', './ui/Button'],
  );
});
