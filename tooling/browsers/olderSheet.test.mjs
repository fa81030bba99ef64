import assert from 'node:assert/strict';
import { test } from 'node:test';
import { olderSheet } from './olderSheet.mjs';

const cases = [
  [
    'regions narrow with the window',
    '@container (width<=600px){.a{gap:0}}',
    '@media screen and (max-width:600px){.a{gap:0}}',
  ],
  ['corners have sides', '.a{border-end-start-radius:1px}', '.a{border-bottom-left-radius:1px}'],
  ['offsets have sides', '.a{inset:0 auto}', '.a{top:0;right:auto;bottom:0;left:auto}'],
  ['logical offsets have sides', '.a{inset-inline:1px 2px}', '.a{left:1px;right:2px}'],
  [
    'shorthands of logical sides have halves',
    '.a{margin-inline:auto}',
    '.a{margin-inline-start:auto;margin-inline-end:auto}',
  ],
  ['lists of selectors are written out', '.a :is(td,th)>.b{gap:0}', '.a td>.b,.a th>.b{gap:0}'],
  [
    'the reset keeps the least specificity',
    ':where(.root) :where(h1,*):before{gap:0}',
    'h1:before,*:before{gap:0}',
  ],
  ['what no selector can say is left out', '.a:has(b),.c{gap:0}.d:has(e){gap:1px}', '.c{gap:0}'],
  [
    'borders of two sides are borders of each',
    '.a{border-inline:1px solid}',
    '.a{border-inline-start:1px solid;border-inline-end:1px solid}',
  ],
];

for (const [name, css, expected] of cases)
  test(name, () => assert.equal(olderSheet(css), expected));
