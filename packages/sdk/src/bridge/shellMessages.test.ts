import { expect, it } from 'vitest';
import { acceptsNothing, acceptsSignedIn, acceptsWindowClosed } from './shellMessages.js';

it.each([
  [{ token: 'a'.repeat(43), source: 'BANK' }],
  [{ token: 'a'.repeat(8), source: 'B' }],
  [{ token: 'a'.repeat(512), source: 'b-_1'.repeat(8) }],
])('%j is a signed-in message: a token and its source, and nothing more', (payload) => {
  expect(acceptsSignedIn(payload)).toBe(true);
});

it.each([
  [null],
  ['text'],
  [[]],
  [{}],
  [{ token: 'a'.repeat(43) }],
  [{ token: 'a'.repeat(7), source: 'BANK' }],
  [{ token: 'a'.repeat(513), source: 'BANK' }],
  [{ token: 'a'.repeat(43), source: 'a b' }],
  [{ token: 'a'.repeat(43), source: ' ab' }],
  [{ token: 'a'.repeat(43), source: 'a'.repeat(33) }],
  [{ token: 'a'.repeat(43), source: ['BANK'] }],
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

it.each([
  [{ url: '/loan' }, true],
  [{ url: 'a'.repeat(2_048) }, true],
  [{ url: 'a'.repeat(2_049) }, false],
  [{ url: 1 }, false],
  [{ url: '/loan', more: 1 }, false],
  [{}, false],
  [null, false],
  ['/loan', false],
])('a closed window: %j is %s', (payload, accepted) => {
  expect(acceptsWindowClosed(payload)).toBe(accepted);
});
