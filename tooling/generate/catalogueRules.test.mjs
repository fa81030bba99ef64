import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCatalogue } from './catalogueRules.mjs';

const operations = [{ id: 'login', bodyNames: ['phone'] }];
const refuses = (row, message) =>
  assert.throws(
    () => checkCatalogue({ codes: [{ code: '1', ...row }], messages: [] }, operations),
    message,
  );
const toast = { action: 'toast' };

test('an event that leads to a page says to which', () => {
  refuses(
    { policy: { action: 'redirect', event: 'order-missing' } },
    /order-missing needs redirectTo/,
  );
});

test('a scope names operations that exist', () => {
  refuses({ policy: toast, scopes: [{ operations: ['logni'] }] }, /there is no operation logni/);
});

test('a field error names a field of the body', () => {
  const policy = { action: 'field-error', field: 'telPhone' };
  const scopes = [{ operations: ['login'], policy }];
  refuses({ policy: toast, scopes }, /the body of login has no field `telPhone`/);
});
