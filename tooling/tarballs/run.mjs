// Packs the built packages as they are published, for all gates that look at tarballs.
import { mkdirSync } from 'node:fs';
import { run, toolEnv } from '../../scripts/lib/exec.mjs';
import { runInLanes } from '../../scripts/lib/lanes.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { published, tarballFolder, tarballOf } from './tarballs.mjs';

async function pack({ name }) {
  const cwd = fromRoot('packages', name);
  const env = toolEnv({}, cwd);
  const { code, output } = await run('pnpm', ['pack', '--out', tarballOf(name)], { cwd, env });
  if (code !== 0) throw new Error(`${name} could not be packed\n${output}`);
}

mkdirSync(tarballFolder, { recursive: true });
const jobs = published.map((name) => ({ name, weight: 1 }));
await runInLanes(jobs, 2, pack);
