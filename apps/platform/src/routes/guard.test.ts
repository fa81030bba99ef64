import { expect, test } from 'vitest';
import { mayEnter } from './guard.js';

test('a page without a key is public', () => {
  expect(mayEnter({}, null)).toBe(true);
});

test.each([
  [null, false],
  [{}, false],
  [{ GRZX: false }, false],
  [{ GRZX01: true }, false],
  [{ GRZX: true }, true],
])('with the map %j a page with a key is entered: %s', (permissions, expected) => {
  expect(mayEnter({ permission: 'GRZX' }, permissions === null ? null : { permissions })).toBe(
    expected,
  );
});

test('names that every object inherits are not permissions', () => {
  expect(mayEnter({ permission: 'constructor' }, { permissions: {} })).toBe(false);
});
