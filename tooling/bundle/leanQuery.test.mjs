import assert from 'node:assert/strict';
import { it } from 'node:test';
import { leanQuery } from './leanQuery.mjs';

const folder = '/node_modules/@tanstack/query-core/build/modern';

it('replaces the unused parts and nothing else', () => {
  const plugin = leanQuery();
  assert.match(plugin.load(`${folder}/mutationCache.js`), /class MutationCache/);
  assert.equal(plugin.load(`${folder}/query.js`), null);
  assert.equal(plugin.load('/src/mutationCache.js'), null);
});

it('fails a build in which a part is missing', () => {
  const plugin = leanQuery();
  plugin.load(`${folder}/mutationCache.js`);
  assert.throws(() => plugin.buildEnd(), /infiniteQueryBehavior/);
  plugin.load(`${folder}/infiniteQueryBehavior.js`);
  plugin.buildEnd();
});
