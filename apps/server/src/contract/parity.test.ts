import { operationMeta } from '@huiqi/sdk/contract';
import { expect, test } from 'vitest';
import { handlers } from '../modules/handlers.js';
import { handlersByTag } from '../modules/index.generated.js';
import { checkParity, mergeHandlers } from './parity.js';

const served = { ...operationMeta.listProducts, served: true };
const { listProducts, ...withoutHandler } = handlers;
const { listProducts: _unused, ...withoutOperation } = operationMeta;

test('every served operation has a handler, and every handler an operation', () => {
  expect(() => checkParity(operationMeta, handlers)).not.toThrow();
});

test.each([
  ['a served operation without a handler', operationMeta, withoutHandler, 'listProducts has no'],
  ['a handler without an operation', withoutOperation, handlers, 'listProducts has no operation'],
  [
    'a handler of an operation that is not served',
    { ...operationMeta, listProducts: { ...served, served: false } },
    handlers,
    'listProducts has a handler but says x-served: false',
  ],
])('%s fails the start', (_name, operations, given, message) => {
  expect(() => checkParity(operations, given)).toThrow(message);
});

test('a handler outside the folder of its tag fails the start', () => {
  const misplaced = { ...handlersByTag, orders: { ...handlersByTag.orders, listProducts } };
  expect(() => mergeHandlers(operationMeta, misplaced)).toThrow(
    'listProducts is in modules/orders, not in products',
  );
});
