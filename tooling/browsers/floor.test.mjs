import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { atFloor, statement } from './floor.mjs';

const read = (file) => readFileSync(fromRoot(file), 'utf8');

test('documents state the floor', () => {
  for (const file of [
    'docs/browsers.md',
    'packages/sdk/README.md',
    'packages/components/README.md',
    'packages/embed/README.md',
  ])
    assert.ok(read(file).replace(/\s+/g, ' ').includes(`${statement} and later`), file);
});

test('the bar of browsers that are too old is hidden by what came with it', () => {
  for (const file of ['packages/draw/first.css', 'packages/draw/src/drawnDocument.ts'])
    assert.ok(read(file).includes(`@supports ${atFloor}`), file);
});

test('the loader of the widget asks for what came with it', () =>
  assert.ok(read('packages/embed/src/loader/install.ts').includes(`CSS.supports('${atFloor}')`)));
