import { expect, it } from 'vitest';
import { cutText } from './cutText.js';

it.each([
  ['𠮷野家', 1, '𠮷'],
  ['𠮷野家', 2, '𠮷野'],
  ['😀😀😀', 2, '😀😀'],
  ['abc', 3, 'abc'],
  ['abc', 0, ''],
])('the first characters of %s, %i at most, are %s', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
