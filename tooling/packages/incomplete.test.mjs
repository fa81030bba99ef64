import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { incomplete } from './incomplete.mjs';

test('a tarball lacks licence, changelog, repository, leading links or ranges', async () => {
  const out = mkdtempSync(join(tmpdir(), 'huiqi-incomplete-'));
  const manifest = {
    version: '0.1.0',
    dependencies: { a: '1.0.0' },
    peerDependencies: { '@huiqi/sdk': '^0.1.0' },
    peerDependenciesMeta: { '@huiqi/sdk': { optional: true } },
  };
  mkdirSync(join(out, 'package'));
  writeFileSync(join(out, 'package', 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(out, 'package', 'README.md'), '[errors](../../docs/errors.md)');
  const tarball = join(out, 'one.tgz');
  execFileSync('tar', ['-czf', tarball, '-C', out, 'package']);
  assert.deepEqual(await incomplete(tarball), [
    'lacks LICENSE',
    'lacks README.zh-CN.md',
    'lacks CHANGELOG.md',
    'has no repository',
    'README.md links to ../../docs/errors.md',
    'pins a 1.0.0: a host would get a second copy',
    '@huiqi/sdk is an optional peer, and fails silently where it is missing',
  ]);
  rmSync(out, { recursive: true });
});
