import { expect, it } from 'vitest';
import { firstUnstorable } from './storable.js';

it.each([
  ['NUL', { a: { b: ['x', 'y\0'] } }, 'a.b.1'],
  ['half a pair', { a: 'x\ud83d' }, 'a'],
  ['the other half', ['\ude00'], '0'],
  ['a key', { a: { 'k\0': 1 } }, 'a'],
])('finds %s', (_name, value, path) => {
  expect(firstUnstorable(value)).toBe(path);
});

it.each([[null], [5], ['重庆 😀\n'], [{ a: [true, { b: 'ß' }] }]])('lets %j pass', (value) => {
  expect(firstUnstorable(value)).toBeNull();
});

it('handles a value that is deeper than the stack', () => {
  let value: unknown = '\0';
  for (let depth = 0; depth < 100_000; depth += 1) value = [value];
  expect(firstUnstorable(value)).not.toBeNull();
});
