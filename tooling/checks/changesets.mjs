import { changeHistory } from './changeHistory.mjs';

const publishedSource = /^packages\/([^/]+)\/src\/(?!.*\.(?:test|stories|fixture)\.)/;
const changelog = /^packages\/([^/]+)\/CHANGELOG\.md$/;
const changeset = /^\.changeset\/(?!README\.md).+\.md$/;
const frontMatter = /^---\n([\s\S]*?)^---$/m;

/** Packages that a changeset names, or whose release moved it into a changelog. */
const namedBy = (path, texts) => {
  const released = changelog.exec(path)?.[1];
  if (released) return [released];
  const head = changeset.test(path) ? frontMatter.exec(texts.get(path) ?? '')?.[1] : undefined;
  return [...(head ?? '').matchAll(/@huiqi\/([\w-]+)/g)].map(([, name]) => name);
};

/**
 * The last change of a package's published source needs a changeset that names the package, in the same change or
 * later; use `none` instead of `patch` if users do not notice it.
 */
export function changesets(files, history = changeHistory()) {
  const texts = new Map(
    files.filter(({ path }) => changeset.test(path)).map(({ path, text }) => [path, text]),
  );
  // Packages that are not published have no users to tell.
  const settled = new Set(
    files.flatMap(({ path, text }) => {
      const name = /^packages\/([^/]+)\/package\.json$/.exec(path)?.[1];
      return name && JSON.parse(text).private ? [name] : [];
    }),
  );
  const violations = [];
  for (const paths of history) {
    for (const name of paths.flatMap((path) => namedBy(path, texts))) settled.add(name);
    for (const path of paths) {
      const name = publishedSource.exec(path)?.[1];
      if (!name || settled.has(name)) continue;
      settled.add(name);
      violations.push(
        `${path} changed after the last changeset that names @huiqi/${name}: run "npx changeset"`,
      );
    }
  }
  return violations;
}
