import assert from 'node:assert/strict';
import { it } from 'node:test';
import { emitServerModules } from './emit/serverModules.mjs';

const files = [
  'orders/handlers.ts',
  'orders/seed.ts',
  'orders/seed/paths.ts',
  'orders/handlers.test.ts',
  'companies/handlers.ts',
  'companies/calls.ts',
  'collected.ts',
];

it('collects handlers, tables, seeds and calls of every domain', () => {
  const emitted = emitServerModules(files, ['orders', 'companies'], ['orders.ts', 'companies.ts']);
  const index = emitted.get('apps/server/src/modules/index.generated.ts');
  assert.match(index, /handlersByTag = { companies: companiesHandlers, orders: ordersHandlers }/);
  assert.match(index, /import \* as ordersTables from '..\/schema\/orders.js'/);
  assert.match(index, /tableModules = \[companiesTables, ordersTables\]/);
  assert.match(index, /seeds: readonly Seed\[\] = \[ordersSeed\]/);
  assert.doesNotMatch(index, /paths|test|collected|calls/);
  const calls = emitted.get('apps/server/src/testing/calls.generated.ts');
  assert.match(calls, /callModules = { companies: companiesCalls }/);
});

it('refuses a folder that is no tag of the contract', () => {
  assert.throws(() => emitServerModules(files, ['orders'], []), /no tag `companies`/);
});
