import { afterEach, expect, test } from 'vitest';
import { entries, reduce, stringify } from './pristine.js';

const natives = { reduce: Array.prototype.reduce, entries: Array.prototype.entries };
afterEach(() => {
  Object.assign(Array.prototype, natives);
  delete (Array.prototype as { toJSON?: unknown }).toJSON;
});

/** As Prototype.js 1.7 does it. */
function patch(): void {
  Object.assign(Array.prototype, {
    toJSON: () => '[patched]',
    reduce(this: unknown[]) {
      return this.length > 1 ? this : this[0];
    },
    entries(this: unknown[]) {
      return this;
    },
  });
}

const sum = (total: unknown, value: unknown) => Number(total) + Number(value);

test('lists are reduced and counted where the page has replaced both', () => {
  patch();
  const total = reduce([1, 2, 3], sum, 0);
  const first = reduce([1, 2], sum);
  const pairs = [...entries(['a', 'b'])];
  Object.assign(Array.prototype, natives);
  expect([total, first]).toEqual([6, 3]);
  expect(pairs).toEqual([
    [0, 'a'],
    [1, 'b'],
  ]);
  expect(() => reduce([], sum)).toThrow(TypeError);
});

test('what is no array keeps its own methods', () => {
  expect([...entries(new Map([['a', 1]]))]).toEqual([['a', 1]]);
  expect(reduce({ reduce: () => 'own' }, sum)).toBe('own');
  expect(reduce(new Uint8Array([1, 2]), sum, 0)).toBe(3);
});

test('arrays and objects are written as themselves where the page gives arrays a toJSON', () => {
  const value = { list: [1, { deep: ['a'] }], none: undefined, date: new Date(0) };
  const wanted = '{"list":[1,{"deep":["a"]}],"date":"1970-01-01T00:00:00.000Z"}';
  expect(stringify(value)).toBe(wanted);
  patch();
  const written = stringify(value);
  Object.assign(Array.prototype, natives);
  expect(written).toBe(wanted);
  expect(stringify(undefined)).toBeUndefined();
});
