// Type-checks the packages of the workspace, two at a time: all, or those whose folders are named.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../scripts/lib/exec.mjs';
import { runInLanes } from '../../scripts/lib/lanes.mjs';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { workspaceFolders } from '../../scripts/lib/workspace.mjs';

// The native compiler: the same checks in a fifth of the time. Tools that call the API of a compiler use `typescript`.
const manifest = fileURLToPath(import.meta.resolve('typescript-native/package.json'));
const compiler = join(dirname(manifest), 'bin/tsc');
// Two packages share two cores already.
const threads = ['--singleThreaded'];

const named = process.argv.slice(2);
const folders = workspaceFolders();
const unknown = named.filter((name) => !folders.includes(name));
if (unknown.length > 0)
  throw new Error(`No folder "${unknown.join('", "')}"; there are: ${folders.join(', ')}.`);
const chosen = folders.filter((folder) => named.length === 0 || named.includes(folder));
const jobs = chosen
  .map((folder) => ({ folder, weight: 1, config: fromRoot(folder, 'tsconfig.json') }))
  .filter(({ folder, config }) => existsSync(config) || existsSync(fromRoot(folder, 'src')));

const results = await runInLanes(jobs, 2, async ({ folder, config }) => {
  if (!existsSync(config))
    return { folder, code: 1, output: `${folder} has src but no tsconfig.json` };
  const since = performance.now();
  // Unchanged files are not checked again.
  const buildInfo = fromRoot('.cache', 'types', `${folder}.tsbuildinfo`);
  const incremental = ['--incremental', '--tsBuildInfoFile', buildInfo];
  const args = ['-p', config, '--noEmit', '--pretty', 'false', ...threads, ...incremental];
  const result = await run(process.execPath, [compiler, ...args]);
  return { folder, ...result, seconds: ((performance.now() - since) / 1000).toFixed(1) };
});

for (const { folder, code, output, seconds } of results) {
  console.log(`${code === 0 ? '✓' : '✗'} ${folder} ${seconds ?? ''}`);
  if (code !== 0) console.log(output);
}
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
