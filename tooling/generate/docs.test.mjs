import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emitContractDocs } from './emit/contractDocs.mjs';
import { emitReadme } from './emit/readme.mjs';

const operation = (id, tag, served) => ({
  id,
  tag,
  served,
  method: 'GET',
  path: `/${id}`,
  summary: 'Does it',
  spec: '1 §7',
  source: 'documented',
});
const tags = [
  { name: 'orders', description: 'Orders' },
  { name: 'coupons', description: 'Coupons' },
  { name: 'home', description: 'Home' },
];
const operations = [
  operation('listOrders', 'orders', true),
  operation('getOrder', 'orders', false),
  operation('listTickets', 'coupons', false),
  operation('getHome', 'home', true),
];
const rows = ['- every operation of `coupons`\n', '- of `orders`: `getOrder`\n'];
const readme = 'a\n<!-- generated: not served -->\nold\n<!-- /generated -->\nb\n';

test('docs/contract.md lists what the reference server does not offer', () => {
  const text = emitContractDocs(operations, tags);
  assert.match(text, /responds to 2 of 4 operations with HTTP 501 and code 100501/);
  for (const row of rows) assert.ok(text.includes(row), row);
  assert.doesNotMatch(text, /of `home`/);
});

test('the README of the SDK carries the same list between its marks', () => {
  const text = emitReadme(readme, operations, tags);
  for (const row of rows) assert.ok(text.includes(row), row);
  assert.ok(text.startsWith('a\n') && text.endsWith('\nb\n') && !text.includes('old'));
  assert.equal(emitReadme(text, operations, tags), text);
  const all = operations.map((one) => ({ ...one, served: true }));
  assert.match(emitReadme(readme, all, tags), /offers every operation/);
  assert.throws(() => emitReadme('no marks', operations, tags), /has no <!-- generated/);
});
