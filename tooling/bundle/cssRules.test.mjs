import assert from 'node:assert/strict';
import { it } from 'node:test';
import { rulesOf, withoutRules } from './cssRules.mjs';

const css = '@layer a;.a{color:red}@media (x){.b{top:0}.c{top:1px}}.d:after{content:"}{"}';

it('keeps at-rules whole and is not misled by texts', () => {
  assert.deepEqual(rulesOf(css), [
    '@layer a;',
    '.a{color:red}',
    '@media (x){.b{top:0}.c{top:1px}}',
    '.d:after{content:"}{"}',
  ]);
});

it('takes rules out and keeps the order of the rest', () => {
  const rest = withoutRules(css, new Set(['.a{color:red}', '@layer a;']));
  assert.equal(rest, '@media (x){.b{top:0}.c{top:1px}}.d:after{content:"}{"}');
});
