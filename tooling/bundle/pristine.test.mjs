import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { withPristineCalls } from './pristine.mjs';

const vite = createRequire(fromRoot('packages/embed/package.json')).resolve('vite');
const { parseAst } = await import(pathToFileURL(vite).href);

const changed = (code) => withPristineCalls(code, parseAst, '/pristine.ts');
const first = (code) => changed(code)?.split('\n')[0];

it('replaces the calls, nested ones too, and imports what they need', () => {
  assert.equal(first('a.reduce(f, 0)'), '$pristine_reduce(a, f, 0)');
  assert.equal(first('JSON.stringify(a)'), '$pristine_stringify(a)');
  assert.equal(
    first('for (const x of list.entries()) y(x)'),
    'for (const x of $pristine_entries(list)) y(x)',
  );
  assert.equal(
    first('Object.keys(a).reduce((t, k) => t + k.reduce(g), []).reduce(h)'),
    '$pristine_reduce($pristine_reduce(Object.keys(a), (t, k) => t + $pristine_reduce(k, g), []), h)',
  );
  assert.equal(
    first('x.reduce((t, k) => JSON.stringify(k.entries()), JSON.stringify(x.reduce(f)))'),
    '$pristine_reduce(x, (t, k) => $pristine_stringify($pristine_entries(k)), $pristine_stringify($pristine_reduce(x, f)))',
  );
  assert.match(
    changed('a.reduce(f); JSON.stringify(b)'),
    /import \{ reduce as \$pristine_reduce, stringify as/,
  );
});

it('leaves everything else alone', () => {
  for (const code of [
    'Object.entries(a)',
    'a?.reduce(f)',
    'q.stringify(a)',
    'a["reduce"](f)',
    'reduce(a)',
  ])
    assert.equal(changed(code), null, code);
});
