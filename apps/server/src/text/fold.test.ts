import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, wordsOf } from './fold.js';

test.each([
  ['  补助  企业 补助 ', ['补助', '企业']],
  ['ＬＥＤ\u3000Led', ['led']],
  ['   ', []],
  [undefined, []],
])('the words of %s', (keyword, words) => expect(wordsOf(keyword)).toEqual(words));

test('a folded text is as long as the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(text).length).toBe(text.length);
    }),
  );
  expect(fold('İSTANBUL')).toBe('İstanbul');
});
