import { expect, it } from 'vitest';
import { acceptsNothing, acceptsSignedIn } from './shellMessages.js';

it('a signed-in message carries a token and its source, and nothing more', () => {
  expect(acceptsSignedIn({ token: 'a'.repeat(43), source: 'BANK' })).toBe(true);
});

it.each([
  [null],
  [[]],
  [{}],
  [{ token: 'short', source: 'BANK' }],
  [{ token: 'a'.repeat(513), source: 'BANK' }],
  [{ token: 'a'.repeat(43), source: 'a b' }],
  [{ token: 'a'.repeat(43), source: 'BANK', redirectTo: '//evil.example' }],
  [{ token: ['a'.repeat(43)], source: 'BANK' }],
])('%j is none (B-09)', (payload) => {
  expect(acceptsSignedIn(payload)).toBe(false);
});

it.each([
  [null, true],
  [{}, true],
  [[], true],
  ['', false],
  [{ a: 1 }, false],
])('nothing: %j is %s', (payload, accepted) => {
  expect(acceptsNothing(payload)).toBe(accepted);
});
