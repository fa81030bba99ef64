import { expect, test } from 'vitest';
import { markMatches } from './markMatches.js';

const shown = (text: string, query?: string) =>
  markMatches(text, query)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['without a query nothing is marked', '技术改造补助', undefined, '技术改造补助'],
  ['spaces are no query', '技术改造补助', '  ', '技术改造补助'],
  ['one character, everywhere', '税费减免与税收优惠', '税', '[税]费减免与[税]收优惠'],
  ['a phrase', '中小企业技术改造补助', '技术改造', '中小企业[技术改造]补助'],
  ['several words', '中小企业技术改造补助', '企业 补助', '中小[企业]技术改造[补助]'],
  ['the longer word goes first', '企业技术改造', '技术 技术改造', '企业[技术改造]'],
  ['whatever the case', '支持LED产业', 'led', '支持[LED]产业'],
  ['signs of patterns are plain text', '补助（10%）+奖励 a.b', '+ a.b', '补助（10%）[+]奖励 [a.b]'],
  ['what is not there', '技术改造', '人才', '技术改造'],
])('%s', (_name, text, query, expected) => {
  expect(shown(text, query)).toBe(expected);
});

test('an empty text has no parts', () => expect(markMatches('', '税')).toEqual([]));
