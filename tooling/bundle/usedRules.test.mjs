import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usedRules } from './usedRules.mjs';

const css =
  ':root{--a:1px}.a{color:red}.a:hover{color:blue}.b,.a .c,p{margin:0}:where(.a) :is(.x,h1){top:0}' +
  '@media (width<600px){.a{top:1px}.b{top:2px}}@media print{.a{top:3px}}' +
  '@keyframes turn{to{rotate:1turn}}@keyframes other{to{top:0}}.c{animation:turn 1s}';

test('rules stay whose classes stand in the markup, in their order', () => {
  assert.equal(
    usedRules(css)('<div class="a d"><p>.b</p></div>'),
    ':root{--a:1px}.a{color:red}p{margin:0}:where(.a) :is(.x,h1){top:0}@media (width<600px){.a{top:1px}}',
  );
});

test('of animations those stay that a rule names', () => {
  const text = usedRules(css)('<p class="c a">');
  assert.match(text, /\.a \.c,p\{/);
  assert.match(text, /@keyframes turn/);
  assert.doesNotMatch(text, /other|print|hover/);
});
