import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { run } from '../../scripts/lib/exec.mjs';
import { installAlone } from './installAlone.mjs';

const folder = mkdtempSync(join(tmpdir(), 'huiqi-alone-'));
after(() => rmSync(folder, { recursive: true }));

const exports = {
  '.': { types: './index.d.ts', default: './index.js' },
  './elements': { types: './elements.d.ts', default: './elements.js' },
};

/** Resolves with the checks that refuse a widget of these files. */
async function refusals(name, { dependencies = {}, code, types }) {
  const source = join(folder, name, 'package');
  mkdirSync(source, { recursive: true });
  const manifest = { name: '@huiqi/embed', version: '1.0.0', type: 'module' };
  const files = {
    'package.json': JSON.stringify({ ...manifest, exports, dependencies }),
    'index.js': code,
    'elements.js': '',
    'index.d.ts': types,
    'elements.d.ts': 'export {};',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(source, file), text);
  const tarball = join(folder, `${name}.tgz`);
  await run('tar', ['-czf', tarball, '-C', join(folder, name), 'package']);
  const results = await installAlone(tarball, join(folder, name, 'alone'));
  return results.filter(([, { code }]) => code !== 0).map(([what]) => what);
}

test('a widget that depends on a package of ours does not install alone', async () => {
  const dependencies = { '@huiqi/sdk': '^0.0.0' };
  const found = await refusals('depends', { dependencies, code: '', types: '' });
  assert.deepEqual(found, ['installs alone']);
});

test('what a widget imports without a dependency is missed in Node and by TypeScript', async () => {
  const found = await refusals('imports', {
    code: "import '@huiqi/sdk'; export const loadHuiqi = async () => null;",
    types: "import type { Any } from '@huiqi/sdk'; export declare const loadHuiqi: Any;",
  });
  assert.deepEqual(found, [
    'is imported alone',
    'is typed alone, bundler',
    'is typed alone, nodenext',
  ]);
});
