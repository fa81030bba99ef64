import assert from 'node:assert/strict';
import { it } from 'node:test';
import { emitServerModules } from './emit/serverModules.mjs';

const folders = {
  modules: [
    'orders/handlers.ts',
    'orders/handlers.test.ts',
    'companies/handlers.ts',
    'companies/calls.ts',
    'collected.ts',
  ],
  seed: [
    'orders/seed.ts',
    'orders/paths.ts',
    'orders/seed.test.ts',
    'orders/facts/seed.ts',
    'random.ts',
  ],
  schema: ['orders.ts', 'companies.ts'],
};

it('collects handlers, tables, seeds and calls of every domain', () => {
  const emitted = emitServerModules({ ...folders, tags: ['orders', 'companies'] });
  const index = emitted.get('apps/server/src/modules/index.generated.ts');
  assert.match(index, /handlersByTag = { companies: companiesHandlers, orders: ordersHandlers }/);
  assert.match(index, /import \* as ordersTables from '..\/schema\/orders.js'/);
  assert.match(index, /tableModules = \[companiesTables, ordersTables\]/);
  assert.doesNotMatch(index, /test|collected|calls/);
  const seedIndex = emitted.get('apps/server/src/seed/index.generated.ts');
  assert.match(seedIndex, /import { seed as ordersSeed } from '.\/orders\/seed.js'/);
  assert.match(seedIndex, /seeds: readonly Seed\[\] = \[ordersSeed\]/);
  assert.doesNotMatch(seedIndex, /paths|test|facts|random/);
  const calls = emitted.get('apps/server/src/testing/calls.generated.ts');
  assert.match(calls, /callModules = { companies: companiesCalls }/);
});

it('refuses a folder that is no tag of the contract', () => {
  assert.throws(() => emitServerModules({ ...folders, tags: ['orders'] }), /no tag `companies`/);
});
