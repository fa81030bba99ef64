import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../../scripts/lib/exec.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { targets } from '../../scripts/lib/targets.mjs';

const copy = join(root, '.cache/faults');
const caches = new Set(['.cache', '.vite', '.vite-temp', '.vitest']);

export async function git(...args) {
  const { code, output } = await run('git', args, { cwd: copy });
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  return output.trim();
}

/**
 * Gives a folder of installed packages a second name: its files are hard links. A symbolic link would lead out of the
 * copy, where Vite serves nothing, and packages would resolve to those of the checkout. Caches are left out.
 */
function linkTree(from, to, left = new Set()) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (left.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkSync(source, target);
    else linkTree(source, target);
  }
}

/**
 * Clones the committed state, with its history, into .cache/faults, leaving the working tree alone. Returns the folder.
 */
export async function copyTree() {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(dirname(copy), { recursive: true });
  const clone = await run('git', ['clone', '--quiet', '--shared', root, copy]);
  if (clone.code !== 0) throw new Error(clone.output);
  const manifests = await git('ls-files', '--', 'package.json', '*/package.json');
  for (const path of manifests.split('\n')) {
    const modules = join(dirname(path), 'node_modules');
    if (existsSync(join(root, modules))) linkTree(join(root, modules), join(copy, modules), caches);
  }
  return copy;
}

/** Copies the checkout's builds; building the copy then renews what the fault affects. */
export function copyBuilds(names) {
  for (const name of names) {
    const { cwd, output = 'dist', beside = [] } = targets[name];
    for (const folder of [output, ...beside].filter((one) => existsSync(join(root, cwd, one)))) {
      rmSync(join(copy, cwd, folder), { recursive: true, force: true });
      cpSync(join(root, cwd, folder), join(copy, cwd, folder), { recursive: true });
    }
  }
  const stamps = '.cache/build-stamps.json';
  mkdirSync(join(copy, '.cache'), { recursive: true });
  if (existsSync(join(root, stamps))) cpSync(join(root, stamps), join(copy, stamps));
}
