import { expect, test } from 'vitest';
import { checkToken } from './checkToken.js';

test.each([
  ['abc_-.~+/==', { token: 'abc_-.~+/==' }],
  [null, { token: '' }],
  [undefined, { token: '' }],
  ['', { token: '' }],
  [{ token: 'a', expiresAt: null }, { token: 'a' }],
  [
    { token: 'a', expiresAt: 1_790_000_000_000 },
    { token: 'a', expiresAt: 1_790_000_000_000 },
  ],
  [
    { token: 'a', expiresAt: '2026-11-28T00:00:00Z' },
    { token: 'a', expiresAt: Date.UTC(2026, 10, 28) },
  ],
])('%j is accepted', (given, expected) => {
  expect(checkToken(given)).toEqual(expected);
});

test.each([
  [{ error: 'secret' }, 'an object with error'],
  [{}, 'an object with nothing'],
  [{ token: 7 }, 'an object with token'],
  [['secret'], 'an array'],
  [42, 'a number'],
  [true, 'a boolean'],
  ['<html>secret</html>', 'characters that no token has'],
  ['{"token":"secret"}', 'characters that no token has'],
  [{ token: 'a', expiresAt: 'soon' }, 'neither a date nor a number'],
  [{ token: 'a', expiresAt: 1_790_000_000 }, 'in milliseconds'],
])('%j is refused, and not quoted', (given, reason) => {
  const check = () => checkToken(given as never);
  expect(check).toThrow(expect.objectContaining({ code: 'TOKEN_INVALID' }));
  expect(check).toThrow(reason);
  expect(check).not.toThrow('secret');
});
