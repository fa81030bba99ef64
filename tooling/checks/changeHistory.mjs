import { git as gitAtRoot } from './files.mjs';

const watched = [':(glob)packages/*/src/**', ':(glob)packages/*/CHANGELOG.md', '.changeset'];
const lines = (text = '') => text.split('\n').filter(Boolean);

/**
 * Changed paths of packages and changesets, as one list per change, newest first: the working tree, then the commits. A
 * branch is one change: everything since it left `main`. On `main` itself, and in a clone without anything to compare
 * with, each commit is one; a merge is one with everything it brought. Empty without a repository.
 */
export function changeHistory(git = gitAtRoot) {
  if (git('rev-parse', 'HEAD') === undefined) return [];
  const logged = (...range) => {
    const format = ['--first-parent', '-m', '--format=tformat:@', '--name-only'];
    const log = git('log', ...format, ...range, '--', ...watched);
    if (log === undefined) throw new Error('the history of the repository cannot be read');
    return log.split('@\n').map(lines);
  };
  const open = [
    ...lines(git('diff', '--name-only', 'HEAD', '--', ...watched)),
    ...lines(git('ls-files', '--others', '--exclude-standard', '--', ...watched)),
  ];
  const base = git('merge-base', 'origin/main', 'HEAD');
  return base && base !== git('rev-parse', 'HEAD')
    ? [[...open, ...logged(`${base}..HEAD`).flat()]]
    : [open, ...logged()];
}
