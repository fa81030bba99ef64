const entriesOf = (manifest, folder) =>
  Object.values(manifest.exports ?? {})
    .map((target) => (typeof target === 'string' ? target : target['@huiqi/source']))
    .filter(Boolean)
    .map((target) => `${folder}/${target.replace(/^\.\//, '')}`);

/**
 * An index file that re-exports must be behind a subpath of the package's exports; otherwise it is a barrel. oxlint's
 * `no-barrel-file` only detects `export *`.
 */
export function barrels(files) {
  const entries = files
    .filter(({ path }) => /^(packages|apps)\/[^/]+\/package\.json$/.test(path))
    .flatMap(({ path, text }) => entriesOf(JSON.parse(text), path.replace('/package.json', '')))
    .map((entry) => new RegExp(`^${entry.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`));
  return files
    .filter(({ path }) => /^(packages|apps)\/[^/]+\/src\/(.*\/)?index\.tsx?$/.test(path))
    .filter(
      ({ path }) => !path.includes('/generated/') && !entries.some((entry) => entry.test(path)),
    )
    .filter(({ text }) => /^\s*export\s*(type\s*)?\{[^}]*\}\s*from/m.test(text))
    .map(({ path }) => `${path}: a barrel inside a package; import the files themselves`);
}
