import { git } from './files.mjs';

/** Returns the files changed since the last tag, or all files if there is no tag. */
function changedFiles() {
  const tag = git('describe', '--tags', '--abbrev=0');
  const listed = tag ? git('diff', '--name-only', `${tag}..HEAD`) : git('ls-files');
  return (listed ?? '').split('\n');
}

/** A change of a published package requires a changeset (an empty one if users do not notice it). */
export function changesets(files, changed = changedFiles()) {
  const hasChangeset = files.some(
    ({ path }) => /^\.changeset\/.+\.md$/.test(path) && !path.endsWith('README.md'),
  );
  const source = changed.find((path) => /^packages\/[^/]+\/src\//.test(path));
  return source && !hasChangeset
    ? [`${source} changed since the last release without a changeset: run "npx changeset"`]
    : [];
}
