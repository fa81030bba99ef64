const module = /\.[cm]?[jt]sx?$/;

/**
 * Names of modules in one folder differ by more than case: case-insensitive file systems keep only one of them, and
 * esbuild confuses them everywhere.
 */
export function namesByCase(files) {
  const seen = new Map();
  return files
    .filter(({ path }) => module.test(path))
    .flatMap(({ path }) => {
      const name = path.replace(module, '').toLowerCase();
      const other = seen.get(name);
      seen.set(name, path);
      return other === undefined
        ? []
        : [`${path}: differs from ${other} by case or extension alone`];
    });
}
