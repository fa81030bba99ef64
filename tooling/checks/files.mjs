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

/** Paths of every file that git would keep; from the disk where there is no git (an unpacked archive). */
export function trackedFiles() {
  const listed = git('ls-files', '--cached', '--others', '--exclude-standard');
  const files =
    listed === undefined
      ? listFiles('.', { keepTests: true }).map((file) => file.slice(2))
      : lines(listed);
  return files.filter((file) => existsSync(join(root, file)));
}
