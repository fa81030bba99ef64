import { expect, test } from 'vitest';
import { checkParity, ParityError } from '../http/registerOperations.js';
import { handlers } from '../modules/handlers.js';
import { notServed } from './notServed.js';
import { operationRules } from './operations.js';

const ids = operationRules.map(({ operationId }) => operationId);

test('every operation has a handler or a line in the closed list', () => {
  expect(() => checkParity(ids, handlers, notServed)).not.toThrow();
});

test.each([
  ['an operation without a handler', [...ids, 'planted'], notServed],
  ['a handler without an operation', ids.filter((id) => id !== 'listProducts'), notServed],
  ['a served operation on the list', ids, [...notServed, 'listProducts']],
  ['a line without an operation', ids, [...notServed, 'planted']],
])('%s fails the start', (_name, operations, list) => {
  expect(() => checkParity(operations, handlers, list)).toThrow(ParityError);
});
