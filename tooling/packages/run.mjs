// Checks the published packages' tarballs: with publint, with attw, and for unneeded files. The widget's is installed
// and used without the others.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/lib/exec.mjs';
import { runInLanes } from '../../scripts/lib/lanes.mjs';
import { readJson } from '../../scripts/lib/workspace.mjs';
import { builtFiles, patternSubpaths } from './entrypoints.mjs';
import { incomplete } from './incomplete.mjs';
import { installAlone } from './installAlone.mjs';
import { published, tarballOf } from '../tarballs/tarballs.mjs';
import { unneeded } from './unneeded.mjs';

const out = mkdtempSync(join(tmpdir(), 'huiqi-pack-'));

const notTyped = (manifest) =>
  Object.keys(manifest.exports).filter((subpath) => /\.(css|json|js)$|\*/.test(subpath));

async function check(name) {
  const folder = `packages/${name}`;
  const tarball = tarballOf(name);
  const manifest = readJson(folder, 'package.json');
  const excluded = notTyped(manifest);
  // attw cannot expand a pattern of `exports` by itself.
  const included = patternSubpaths(manifest.exports, () => builtFiles(folder));
  const attw = ['--profile', 'esm-only', '--no-color', tarball];
  if (excluded.length > 0) attw.push('--exclude-entrypoints', ...excluded);
  if (included.length > 0) attw.push('--include-entrypoints', ...included);
  const extra = [...(await unneeded(tarball, manifest)), ...(await incomplete(tarball))];
  return [
    ['contents', { code: extra.length === 0 ? 0 : 1, output: extra.join('\n') }],
    ['publint', await run('publint', ['--strict', tarball])],
    ['attw', await run('attw', attw)],
    ...(name === 'embed' ? await installAlone(tarball, join(out, 'alone')) : []),
  ];
}

async function show({ name }) {
  for (const [tool, { code, output }] of await check(name)) {
    console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${tool}`);
    if (code === 0) continue;
    console.log(output);
    process.exitCode = 1;
  }
}

try {
  const jobs = published.map((name) => ({ name, weight: 1 }));
  await runInLanes(jobs, 2, show);
} finally {
  rmSync(out, { recursive: true });
}
