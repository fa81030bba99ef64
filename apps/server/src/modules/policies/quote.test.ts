import { expect, test } from 'vitest';
import { markWords, quote } from './quote.js';

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
