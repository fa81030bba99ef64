import assert from 'node:assert/strict';
import { it } from 'node:test';
import { affectedPackages } from './dependents.mjs';

const manifests = new Map([
  ['packages/sdk', { name: 'sdk' }],
  ['packages/components', { name: 'components', dependencies: { sdk: '1' } }],
  ['apps/site', { name: 'site', devDependencies: { components: '1' } }],
  ['apps/server', { name: 'server', dependencies: { sdk: '1' } }],
]);

it('follows the dependencies upwards', () => {
  const of = (...files) => affectedPackages(files, manifests);
  assert.deepEqual(of('packages/components/src/a.ts'), ['apps/site', 'packages/components']);
  assert.equal(of('packages/sdk/src/a.ts').length, 4);
  assert.deepEqual(of('apps/server/src/a.ts'), ['apps/server']);
  assert.deepEqual(of('docs/a.md', 'packages/sdkother/a.ts'), []);
});
