import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkApis } from './checkApis.mjs';

/** What is found in a source. */
function namesIn(source) {
  const folder = mkdtempSync(join(tmpdir(), 'huiqi-browsers-'));
  try {
    const options = { target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [] };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, include: ['*.ts'] }),
    );
    writeFileSync(join(folder, 'page.ts'), source);
    return checkApis([join(folder, 'tsconfig.json')]).map(({ name }) => name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('younger methods of lists, objects, addresses and the window are refused', () =>
  assert.deepEqual(
    namesIn(`
      export const sorted = [1].toSorted();
      export const own = Object.hasOwn({}, 'a');
      export const count = new URLSearchParams().size;
      export const copy = structuredClone({});
      export const last = (list: readonly number[]) => list.at(-1);
    `),
    [
      'Array.toSorted',
      'ObjectConstructor.hasOwn',
      'URLSearchParams.size',
      'structuredClone',
      'ReadonlyArray.at',
    ],
  ));

test('younger static methods, members of namespaces, options and destructured names are refused', () =>
  assert.deepEqual(
    namesIn(`
      export const can = URL.canParse('a');
      export const any = AbortSignal.any([]);
      export const words = new Intl.Segmenter();
      export const { size } = new URLSearchParams();
      document.addEventListener('focusin', () => {}, { signal: new AbortController().signal });
    `),
    [
      'URL.canParse',
      'AbortSignal.any',
      'Intl.Segmenter',
      'URLSearchParams.size',
      'Document.addEventListener({ signal })',
    ],
  ));

test('what must be asked for first is asked for in the same file', () =>
  assert.deepEqual(namesIn('export const report = (error: unknown) => reportError(error);'), [
    'reportError',
  ]));

test('older ones, those of the same name elsewhere, and guarded ones are not', () =>
  assert.deepEqual(
    namesIn(`
      export const sorted = [1].slice().sort();
      export const count = new Set([1]).size;
      if (typeof reportError === 'function') reportError(1);
    `),
    [],
  ));
