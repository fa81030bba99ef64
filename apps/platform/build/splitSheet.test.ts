import { expect, test } from 'vitest';
import { splitRules } from './splitSheet.js';

const rule = (name: string) => `.${name}{color:red;margin:0}`;

test('a sheet is split into what holds for every element and parts that grow', () => {
  const base = ':root{--a:1}.x{color:red}:where(.r) :where(*){margin:0}';
  const eighths = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(rule);
  const of = (from: number, to: number) => eighths.slice(from, to).join('');
  expect(splitRules(base + of(0, 8))).toEqual([base, of(0, 1), of(1, 2), of(2, 4), of(4, 8)]);
});

test('no rule is lost or moved, however long one is', () => {
  const css = `${rule('a')}@media (width > 1px){${rule('b').repeat(50)}}${rule('c')}`;
  expect(splitRules(css).join('')).toBe(css);
});
