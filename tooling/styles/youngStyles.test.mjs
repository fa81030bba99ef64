import assert from 'node:assert/strict';
import { test } from 'node:test';
import { youngStyles } from './youngStyles.mjs';

const cases = [
  ['properties', '.a{inset:0;top:0}', ['inset']],
  ['keywords', '.a{overflow:clip;display:grid}', ['overflow: clip']],
  ['functions', '.a{color:color-mix(in srgb,red,blue);width:min(1px,2%)}', ['color-mix()']],
  ['units', '.a{height:100dvh;width:50vw;top:2cqw}', ['cqw', 'dvh']],
  [
    'selectors',
    '.a:has(b){top:0}.b:focus-visible{top:0}.c:not(.d,.e){top:0}',
    [':has', ':not() of a list'],
  ],
  ['selectors beside others', '.a:has(b),.b{top:0}', [':has', ':has in a list of selectors']],
  ['values with variables', '.a{top:0;top:calc(1dvh + var(--a))}', ['dvh']],
  ['selectors in selectors', '.a:not(:is(b)){top:0}', [':is']],
  [
    'rules and features of media',
    '@container (width>1px){.a{top:0}}@media (width<=1px) and (prefers-contrast:more){.a{top:0}}',
    ['@container', '@media (prefers-contrast)', '@media with ranges'],
  ],
];
for (const [name, css, expected] of cases)
  test(`younger ${name} are found`, () =>
    assert.deepEqual(youngStyles(css, { chrome: 86 }), expected));

test('what has an older declaration or a prefix beside it, or is asked for first, is not', () =>
  assert.deepEqual(
    youngStyles(
      '.a{height:100vh;height:100dvh;-webkit-user-select:none;user-select:none}@supports (inset:0){.a{inset:0}}',
      { chrome: 86, safari: '15.4' },
    ),
    [],
  ));
