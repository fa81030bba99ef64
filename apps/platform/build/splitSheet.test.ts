import { expect, test } from 'vitest';
import { splitRules } from './splitSheet.js';

const rule = (name: string) => `.${name}{color:red;margin:0}`;

test('a sheet is split into what holds for every element and parts of about the same size', () => {
  const base = ':root{--a:1}.x{color:red}:where(.r) :where(*){margin:0}';
  const pairs = ['a', 'b', 'c', 'd'].map((name) => rule(name) + rule(`${name}2`));
  expect(splitRules(base + pairs.join(''))).toEqual([base, ...pairs]);
});

test('no rule is lost or moved, however long one is', () => {
  const css = `${rule('a')}@media (width > 1px){${rule('b').repeat(50)}}${rule('c')}`;
  expect(splitRules(css).join('')).toBe(css);
});
