import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, wordsOf } from '../../../text/fold.js';
import { Grams } from '../../../lib/search/Grams.js';
import { markWords, quote } from './quote.js';

const texts = [
  '小微企业贷款贴息',
  '企业所得税优惠',
  '贴息贷款：微企业也可以申请小额贷款',
  '专精特新“小巨人”企业奖补 LED 产业',
  'ＬＥＤ照明企业，𠮷林',
];
const grams = new Grams();
for (const text of texts) grams.add(fold(text));
const find = (word: string) => Array.from(grams.find(fold(word)));

test.each([
  ['贷', [0, 2]],
  ['税', [1]],
  ['贷款', [0, 2]],
  ['贴息', [0, 2]],
  ['息贷', [2]],
  ['小微企业', [0]],
  ['小微企', [0]],
  // Each of its pairs occurs in the third text, but they are not adjacent.
  ['微企业贷款', [0]],
  ['专精特新', [3]],
  ['led', [3, 4]],
  ['ＬＥＤ', [3, 4]],
  ['“小', [3]],
  ['𠮷', [4]],
  ['医', []],
  ['医保', []],
  ['医保报销', []],
])('%s', (word, found) => expect(find(word)).toEqual(found));

test('finds what includes() finds, in texts added before and after', () => {
  const text = fc.string({
    unit: fc.constantFrom('税', '费', '企', '业', 'a', ' '),
    maxLength: 12,
  });
  const word = fc.string({
    unit: fc.constantFrom('税', '费', '企', '业', 'a'),
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 12 }),
      fc.array(word, { maxLength: 4 }),
      (all, words) => {
        const own = new Grams();
        all.forEach((one, added) => {
          own.add(one);
          for (const sought of words)
            expect(Array.from(own.find(sought))).toEqual(
              all.flatMap((each, at) => (at <= added && each.includes(sought) ? [at] : [])),
            );
        });
      },
    ),
  );
});

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

const shown = (parts: readonly { text: string; mark: boolean }[]) =>
  parts.map(({ text, mark }) => (mark ? `[${text}]` : text)).join('');

test.each([
  ['小微企业贷款贴息', ['企业', '贷'], '小微[企业贷]款贴息'],
  ['贴息贴息', ['贴息'], '[贴息贴息]'],
  ['ＬＥＤ照明', ['led'], '[ＬＥＤ]照明'],
  ['税税税', ['税税'], '[税税税]'],
  ['没有', ['税'], '没有'],
  ['', ['税'], ''],
])('marks in %s', (text, words, marked) => expect(shown(markWords(text, words))).toBe(marked));

test('quotes the text around the first match', () => {
  const text = `${'前'.repeat(50)}补助\n标准${'后'.repeat(300)}`;
  const parts = quote(text, ['补助']);
  expect(shown(parts)).toMatch(/^…前{20}\[补助\] 标准后+…$/);
  expect(parts.map((part) => part.text).join('')).toHaveLength(122);
  expect(quote(text, ['税'])).toEqual([]);
});

test('a quotation never begins or ends within a sign', () => {
  const text = `${'𠮷'.repeat(40)}补助${'𠮷'.repeat(90)}`;
  const whole = quote(text, ['补助'])
    .map((part) => part.text)
    .join('');
  expect(() => encodeURIComponent(whole)).not.toThrow();
});
