import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../../scripts/lib/exec.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { targets } from '../../scripts/lib/targets.mjs';

const copy = join(root, '.cache/faults');

export async function git(...args) {
  const { code, output } = await run('git', args, { cwd: copy });
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  return output.trim();
}

/** Packages must see each other in the copy; what was installed for them alone is a link into the shared store. */
function linkModules(folder) {
  const from = join(root, folder, 'node_modules');
  if (!existsSync(from)) return;
  const isCache = (path) => /node_modules\/\.(?!bin)[^/]*$/.test(path);
  cpSync(from, join(copy, folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !isCache(path),
  });
}

/** Clones what is committed, with its history, into .cache/faults: the working tree stays as it is. Returns the folder. */
export async function copyTree() {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(dirname(copy), { recursive: true });
  const clone = await run('git', ['clone', '--quiet', '--shared', root, copy]);
  if (clone.code !== 0) throw new Error(clone.output);
  // The ignore file names folders; here it is a link.
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const manifests = await git('ls-files', '--', '*/package.json');
  for (const path of manifests.split('\n')) linkModules(dirname(path));
  return copy;
}

/** Copies what the checkout has built; the build of the copy then renews what the fault touches. */
export function copyBuilds(names) {
  for (const name of names) {
    const { cwd, output = 'dist' } = targets[name];
    const from = join(root, cwd, output);
    if (!existsSync(from)) continue;
    rmSync(join(copy, cwd, output), { recursive: true, force: true });
    cpSync(from, join(copy, cwd, output), { recursive: true });
  }
  const stamps = '.cache/build-stamps.json';
  mkdirSync(join(copy, '.cache'), { recursive: true });
  if (existsSync(join(root, stamps))) cpSync(join(root, stamps), join(copy, stamps));
}
