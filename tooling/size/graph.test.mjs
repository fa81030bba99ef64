import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, it } from 'node:test';
import { scriptsOfPage } from './graph.mjs';

const folder = mkdtempSync(join(tmpdir(), 'huiqi-size-'));
after(() => rmSync(folder, { recursive: true }));

it('counts the scripts of a page with their static imports and without lazy ones', () => {
  mkdirSync(join(folder, 'assets'));
  const write = (name, text) => writeFileSync(join(folder, name), text);
  write('index.html', '<script type="module" crossorigin src="/assets/main.js"></script>');
  write(
    'assets/main.js',
    'import{a as b}from"./a.js";import"./b.js";const l=()=>import("./lazy.js");',
  );
  write('assets/a.js', 'import React from"./c.js";export{x}from"./d.js";');
  for (const name of ['b', 'c', 'd', 'lazy']) write(`assets/${name}.js`, '1;');
  const names = scriptsOfPage(join(folder, 'index.html'), folder).map((file) => basename(file));
  assert.deepEqual(names, ['a.js', 'b.js', 'c.js', 'd.js', 'main.js']);
});
