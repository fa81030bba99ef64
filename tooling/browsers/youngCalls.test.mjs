import assert from 'node:assert/strict';
import { test } from 'node:test';
import { youngCalls } from './youngCalls.mjs';

test('younger methods, static ones and functions are found', () =>
  assert.deepEqual(
    youngCalls(
      'list.toSorted(); list.slice().sort(); Object.hasOwn(a, b); structuredClone(a); navigator.locks.request("a"); box.checkVisibility()',
    ),
    ['.checkVisibility()', '.toSorted()', 'Object.hasOwn', 'structuredClone'],
  ));

test('what a script asks for first, or has itself, is not', () =>
  assert.deepEqual(
    youngCalls(`
      if (typeof structuredClone === 'function') structuredClone(a);
      if (typeof [].at === 'function') list.at(-1);
      class Sorted {
        toSorted(order) {
          return this;
        }
      }
      new Sorted().toSorted();
    `),
    [],
  ));
