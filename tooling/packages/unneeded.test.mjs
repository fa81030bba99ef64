import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { run } from '../../scripts/lib/exec.mjs';
import { unneeded } from './unneeded.mjs';

const folder = mkdtempSync(join(tmpdir(), 'huiqi-unneeded-'));
after(() => rmSync(folder, { recursive: true }));

const files = ['dist/1.0.0/loader.js', 'dist/v1/loader.js', 'dist/1.0.0/loader.js.br', 'src/a.ts'];
for (const file of files) {
  const path = join(folder, 'package', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
}

test('duplicate and unneeded files, and what a widget pins, are named', async () => {
  const tarball = join(folder, 'huiqi-embed-1.0.0.tgz');
  await run('tar', ['-czf', tarball, '-C', folder, ...files.map((file) => `package/${file}`)]);
  const dependencies = { react: '19.0.0' };
  assert.deepEqual(await unneeded(tarball, { name: '@huiqi/embed', dependencies }), [
    'package/dist/v1/loader.js',
    'package/dist/1.0.0/loader.js.br',
    'package/src/a.ts',
    'depends on react',
  ]);
  assert.deepEqual((await unneeded(tarball, { name: '@huiqi/sdk', dependencies })).length, 3);
});
