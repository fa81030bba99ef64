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

test('syntax that builds leave as it is, is found', () =>
  assert.deepEqual(
    youngCalls(`
      class Box { #kept = 1; static is = (box) => #kept in box; has() { return this.#kept; } }
      const price = /(?<=¥)\\d+/;
      const plain = [/(?<year>\\d+)-(?:\\d+)(?!x)/u, /\\(?<=/, async () => await price];
      const places = /a/d, sets = /[a&&b]/v;
      await plain;
    `),
    [
      'a lookbehind',
      'a private name in an object',
      'the flag d of a pattern',
      'the flag v of a pattern',
      'top-level await',
    ],
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
