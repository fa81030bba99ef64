import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { contractTags } from './contractTags.mjs';
import { fromRoot } from './paths.mjs';

it('finds the tag of every operation by the envelope that all have', () => {
  const { paths } = JSON.parse(readFileSync(fromRoot('openapi/dist/huiqi.json'), 'utf8'));
  const tags = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => operation.tags ?? []),
  );
  assert.deepEqual(contractTags('openapi/common/envelope.yaml'), [...new Set(tags)].sort());
});

it('follows references through further files, and knows nothing of the root', () => {
  const texts = new Map([
    ['x/schemas.yaml', 'X: {}'],
    ['y/schemas.yaml', "Y: { $ref: '../x/schemas.yaml#/X' }"],
    ['y/paths.yaml', '/y:\n  get:\n    tags:\n      - y\n    $ref: schemas.yaml#/Y'],
    ['z/paths.yaml', '/z:\n  get:\n    tags: [z]\n'],
  ]);
  assert.deepEqual(contractTags('x/schemas.yaml', texts), ['y']);
  assert.equal(contractTags('openapi/huiqi.yaml', texts), undefined);
});
