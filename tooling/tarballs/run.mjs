// Packs the built packages as they are published, for the release and for all gates that look at tarballs.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, toolEnv } from '../../scripts/lib/exec.mjs';
import { runInLanes } from '../../scripts/lib/lanes.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { readJson } from '../../scripts/lib/workspace.mjs';
import { publishedManifest, withAbsoluteLinks } from './publishedForm.mjs';
import { published, tarballFolder, tarballOf } from './tarballs.mjs';

const { repository } = readJson('package.json');

async function must(command, args, cwd) {
  const { code, output } = await run(command, args, { cwd, env: toolEnv({}, cwd) });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}\n${output}`);
}

function rewrite(path, change) {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

async function pack({ name }) {
  const folder = `packages/${name}`;
  const cwd = fromRoot(folder);
  const out = mkdtempSync(join(tmpdir(), 'huiqi-tarball-'));
  try {
    if (name === 'embed') await must('pnpm', ['run', 'build:npm'], cwd);
    // All is built already; `prepack` is for those who pack by hand.
    const packed = join(out, 'packed.tgz');
    await must('pnpm', ['--config.ignore-scripts=true', 'pack', '--out', packed], cwd);
    await must('tar', ['-xzf', packed, '-C', out], out);
    const place = { folder, repository };
    rewrite(
      join(out, 'package', 'package.json'),
      (text) => `${JSON.stringify(publishedManifest(JSON.parse(text), place), undefined, 2)}\n`,
    );
    for (const file of readdirSync(join(out, 'package')).filter((one) => one.endsWith('.md')))
      rewrite(join(out, 'package', file), (text) => withAbsoluteLinks(text, place));
    await must('tar', ['-czf', tarballOf(name), 'package'], out);
  } finally {
    rmSync(out, { recursive: true });
  }
}

mkdirSync(tarballFolder, { recursive: true });
const jobs = published.map((name) => ({ name, weight: 1 }));
await runInLanes(jobs, 2, pack);
