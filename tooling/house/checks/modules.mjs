const script = /\.[cm]?tsx?$/;
const defaultAllowed = /(\.stories\.tsx|\.config\.[cm]?ts|\.d\.ts)$|(^|\/)\.storybook\//;

const handWritten = (files) =>
  files.filter(({ path }) => script.test(path) && !path.includes('/generated/'));

/** `export *` hides what a module offers; every entry lists its names, or lets the generator list them. */
export const exportStar = (files) =>
  handWritten(files)
    .filter(({ text }) =>
      /^\s*export\s+(type\s+)?\*(?! from '\.{1,2}\/generated\/\w+\.js';)/m.test(text),
    )
    .map(({ path }) => `${path}: "export *"; list the names`);

/** A default export has another name at every import. Tools and stories ask for one. */
export const defaultExports = (files) =>
  handWritten(files)
    .filter(({ path }) => !defaultAllowed.test(path))
    .filter(({ text }) => /^\s*export\s+default\b|^\s*export\s*\{[^}]*\bas\s+default\b/m.test(text))
    .map(({ path }) => `${path}: a default export; export by name`);

const entriesOf = (manifest, folder) =>
  Object.values(manifest.exports ?? {})
    .map((target) => (typeof target === 'string' ? target : target['@huiqi/source']))
    .filter(Boolean)
    .map((target) => `${folder}/${target.replace(/^\.\//, '')}`);

/** An index file stands behind a subpath of the package's exports, or it is a barrel. */
export function barrels(files) {
  const entries = new Set(
    files
      .filter(({ path }) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path))
      .flatMap(({ path, text }) => entriesOf(JSON.parse(text), path.replace('/package.json', ''))),
  );
  return handWritten(files)
    .filter(({ path }) => /^(packages|apps)\/[^/]+\/src\/(.*\/)?index\.tsx?$/.test(path))
    .filter(({ path }) => !entries.has(path))
    .filter(({ text }) => /^\s*export\s*(type\s*)?\{[^}]*\}\s*from/m.test(text))
    .map(({ path }) => `${path}: a barrel inside a package; import the files themselves`);
}
