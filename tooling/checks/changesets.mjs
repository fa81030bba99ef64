import { git } from './files.mjs';

/** Changed files since the last tag; everything when there is none. */
function changedFiles() {
  const tag = git('describe', '--tags', '--abbrev=0');
  const listed = tag ? git('diff', '--name-only', `${tag}..HEAD`) : git('ls-files');
  return (listed ?? '').split('\n');
}

/** Who changes a published package says so in a changeset (an empty one for what no user sees). */
export function changesets(files, changed = changedFiles()) {
  const hasChangeset = files.some(
    ({ path }) => /^\.changeset\/.+\.md$/.test(path) && !path.endsWith('README.md'),
  );
  const source = changed.find((path) => /^packages\/[^/]+\/src\//.test(path));
  return source && !hasChangeset
    ? [`${source} changed since the last release without a changeset: run "npx changeset"`]
    : [];
}
