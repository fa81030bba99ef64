import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkCatalogue } from './catalogueRules.mjs';

const toast = { action: 'toast' };
const login = { id: 'login', bodyNames: ['phone'], errors: ['1'] };
const check = (row, { rules = [], operation = login } = {}) =>
  checkCatalogue({ codes: [{ code: '1', policy: toast, ...row }], messageRules: rules }, [
    operation,
  ]);
const refuses = (row, message, more) => assert.throws(() => check(row, more), message);
const fieldError = (field) => ({ action: 'field-error', field });

test('an event that leads to a page says to which', () => {
  refuses(
    { policy: { action: 'redirect', event: 'order-missing' } },
    /order-missing needs redirectTo/,
  );
});

test('a scope names operations that exist', () => {
  refuses({ scopes: [{ operations: ['logni'] }] }, /there is no operation logni/);
});

test('a scope names operations that list the code', () => {
  const operation = { ...login, errors: [] };
  refuses({ scopes: [{ operations: ['login'] }] }, /login has a scope, but its x-errors lack/, {
    operation,
  });
});

test('an operation lists codes of the catalogue only', () => {
  refuses({}, /login: errors.yaml has no code 2/, { operation: { ...login, errors: ['2'] } });
});

test('the policy of a listed code names a field of the body', () => {
  refuses({ policy: fieldError('telPhone') }, /the body of login has no field `telPhone`/);
  check({ policy: fieldError('phone') });
  check({ policy: fieldError('telPhone') }, { operation: { ...login, errors: [] } });
});

test('the policy of a scope names a field of the body, and wins over that of the code', () => {
  const scopes = [{ operations: ['login'], policy: fieldError('telPhone') }];
  refuses({ scopes }, /the body of login has no field `telPhone`/);
  const right = [{ operations: ['login'], policy: fieldError('phone') }];
  check({ policy: fieldError('telPhone'), scopes: right });
});

test('a rule by message names a field of the body', () => {
  const rules = [{ id: 'taken', policy: fieldError('telPhone'), operations: ['login'] }];
  refuses({}, /errors.yaml taken: the body of login has no field `telPhone`/, { rules });
});
