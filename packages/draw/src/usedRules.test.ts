import { expect, test } from 'vitest';
import { parseSheet } from './parseSheet.js';
import { usedRules } from './usedRules.js';

const rules = parseSheet(
  '@layer a;:root{--a:1px}.a{color:red}.a:hover{color:blue}.b,.a .c,p{margin:0}:where(.a) :is(.x,h1){top:0}' +
    '.d:after{content:"}{"}@media (width<600px){.a{top:1px}.b{top:2px}}@media print{.a{top:3px}}' +
    '@page sheet{margin:0}@keyframes turn{to{rotate:1turn}}@keyframes other{to{top:0}}.c{animation:turn 1s}',
);

test('rules stay whose classes stand in the markup, in their order', () => {
  expect(usedRules(rules, '<div class="a d"><p>.b</p></div>')).toBe(
    '@layer a;:root{--a:1px}.a{color:red}p{margin:0}:where(.a) :is(.x,h1){top:0}.d:after{content:"}{"}@media (width<600px){.a{top:1px}}',
  );
});

test('of animations those stay that a rule names', () => {
  const text = usedRules(rules, '<p class="c a">');
  expect(text).toMatch(/\.a \.c,p\{/);
  expect(text).toMatch(/@keyframes turn/);
  expect(text).not.toMatch(/other|print|hover/);
});
