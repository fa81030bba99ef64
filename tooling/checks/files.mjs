import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { listFiles } from '../../scripts/lib/hash.mjs';

const lines = (text) => text.split('\n').filter(Boolean);

export const git = (...args) => {
  const result = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return result.status === 0 ? result.stdout.trim() : undefined;
};

/** Returns the paths of all files that git does not ignore; without git, those on disk. */
export function trackedFiles() {
  const listed = git('ls-files', '--cached', '--others', '--exclude-standard');
  const files =
    listed === undefined
      ? listFiles('.', { keepTests: true }).map((file) => file.slice(2))
      : lines(listed);
  return files.filter((file) => existsSync(join(root, file)));
}
