import { expect, test } from 'vitest';
import { hasAtMost } from './hasAtMost.js';

test('counts keys and items at every depth', () => {
  const body = { a: [1, { b: 'text' }], c: null };
  expect(hasAtMost(5, body)).toBe(true);
  expect(hasAtMost(4, body)).toBe(false);
});

test('survives what is deep', () => {
  let body: unknown = 1;
  for (let depth = 0; depth < 50_000; depth += 1) body = [body];
  expect(hasAtMost(50_000, body)).toBe(true);
  expect(hasAtMost(49_999, body)).toBe(false);
});

test.each([null, 1, 'text', []])('%o has none', (body) => {
  expect(hasAtMost(0, body)).toBe(true);
});
