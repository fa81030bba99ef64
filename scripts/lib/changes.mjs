import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fromRoot, root } from './paths.mjs';
import { StopError } from './stop.mjs';

function git(...args) {
  const result = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

const lines = (text = '') => text.split('\n').filter(Boolean);

/**
 * Returns the changes of the working tree since it diverged from `ref`: { since, files }. `since` is the
 * merge base; `files` are paths relative to the root and include deleted files.
 */
export function changesSince(ref) {
  const since = git('merge-base', ref, 'HEAD');
  if (!since) throw new StopError(`--changed=${ref}: git knows no commit of this name here.`);
  const files = [
    ...lines(git('diff', '--name-only', since)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  return { since, files: [...new Set(files)].sort() };
}

/** All files that git does not ignore; undefined without git. */
export function visibleFiles() {
  const listed = git('ls-files', '--cached', '--others', '--exclude-standard');
  return listed === undefined ? undefined : present([...new Set(lines(listed))]);
}

/** Those of the files that still exist. */
export const present = (files) => files.filter((file) => existsSync(fromRoot(file)));
