import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, before, it } from 'node:test';
import { hashPaths } from './hash.mjs';
import { cacheDir, fromRoot } from './paths.mjs';

let folder = '';
let path = '';
before(() => {
  mkdirSync(cacheDir, { recursive: true });
  folder = mkdtempSync(fromRoot('.cache', 'hash-test-'));
  path = `.cache/${basename(folder)}`;
});
after(() => rmSync(folder, { recursive: true }));

it('changes with names and contents of the sources and with nothing else', () => {
  const write = (name, text) => writeFileSync(join(folder, name), text);
  write('a.ts', '1');
  const first = hashPaths([path]);
  write('a.test.ts', 'a test');
  mkdirSync(join(folder, 'dist'));
  write('dist/a.js', 'a result');
  assert.equal(hashPaths([path]), first);
  write('a.ts', '2');
  const second = hashPaths([path]);
  assert.notEqual(second, first);
  write('b.ts', '');
  assert.notEqual(hashPaths([path]), second);
  assert.notEqual(hashPaths([path], 'another command'), hashPaths([path]));
});
