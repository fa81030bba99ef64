import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bits } from './Bits.js';

const numbers = fc.uniqueArray(fc.nat({ max: 300 })).map((list) => list.sort((a, b) => a - b));
const bitsOf = (list: readonly number[]) => Bits.of(Int32Array.from(list));

test('is a set of numbers', () => {
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      const bits = bitsOf(one);
      expect(bits.slots()).toEqual(one);
      expect(bits.count()).toBe(one.length);
      const common = bits.and(bitsOf(other));
      expect(common.slots()).toEqual(one.filter((each) => other.includes(each)));
      for (const each of other) bits.delete(each);
      expect(bits.slots()).toEqual(one.filter((each) => !other.includes(each)));
      for (const each of other) bits.add(each);
      expect(bits.slots()).toEqual([...new Set([...one, ...other])].sort((a, b) => a - b));
      expect(other.every((each) => bits.has(each))).toBe(true);
      expect(bits.has(301)).toBe(false);
    }),
  );
});

test('what is taken from a set stays in the others made from it', () => {
  const bits = bitsOf([1, 40]);
  const copy = bits.and(bitsOf([1, 40, 70]));
  bits.delete(40);
  expect(copy.slots()).toEqual([1, 40]);
});
