import assert from 'node:assert/strict';
import { it } from 'node:test';
import { grownEntries, tableOf } from './componentSizes.mjs';

const sizes = [
  { subpath: 'ui', scripts: 60_000, sheet: 7000 },
  { subpath: 'theme', scripts: 900, sheet: undefined },
];

it('accepts what the table says and a little more', () => {
  const little = [{ subpath: 'ui', scripts: 61_500, sheet: 7200 }, sizes[1]];
  assert.deepEqual(grownEntries(little, tableOf(sizes)), []);
});

it('names what has grown, and entries that the table lacks', () => {
  const grown = [
    { subpath: 'ui', scripts: 64_000, sheet: 7600 },
    { subpath: 'new', scripts: 10, sheet: undefined },
  ];
  assert.deepEqual(grownEntries(grown, tableOf(sizes)), [
    'ui: scripts grew from 60000 to 64000 B',
    'ui: sheet grew from 7000 to 7600 B',
    'new is missing in sizes.md; run `npm run sizes`',
  ]);
});
