import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { git, lines } from './git.mjs';

function linkModules(path, copy) {
  const from = join(root, path, 'node_modules');
  if (!existsSync(from)) return;
  // Tool caches there belong to the original.
  const filter = (source) => !/node_modules\/\.(?!bin)/.test(source.slice(from.length - 12));
  cpSync(from, join(copy, path, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter,
  });
}

/**
 * Copies the tree without measurements into the folder and commits it there; its packages resolve to each other, not to
 * the original.
 */
export function copyTree(copy) {
  rmSync(copy, { recursive: true, force: true });
  const tracked = lines(git(root, 'ls-files', '--cached', '--others', '--exclude-standard')).filter(
    (path) => !path.startsWith('bench/') && existsSync(join(root, path)),
  );
  for (const folder of new Set(tracked.map(dirname)))
    mkdirSync(join(copy, folder), { recursive: true });
  for (const path of tracked)
    copyFileSync(join(root, path), join(copy, path), constants.COPYFILE_FICLONE);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const packages = new Set(tracked.filter((path) => path.endsWith('/package.json')).map(dirname));
  for (const path of packages) linkModules(path, copy);
  git(copy, 'init', '--quiet');
  // The ignore file names folders; here it is a link.
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
  git(copy, 'add', '--all');
  const author = ['-c', 'user.name=example', '-c', 'user.email=example@localhost'];
  git(copy, ...author, 'commit', '--quiet', '--no-verify', '--message', 'before');
}
