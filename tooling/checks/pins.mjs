import { parse } from 'yaml';

// Also under another name: `npm:react@17.0.2`.
const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const isPinned = (version) =>
  exact.test(version) || version === 'catalog:' || /^(workspace:[\^~*]?$|link:)/.test(version);
const groups = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Every dependency is exact, from the catalog or from the repository; peers may be ranges. */
export function pins(files) {
  const manifests = files
    .filter(({ path }) => /(^|\/)package\.json$/.test(path))
    .flatMap(({ path, text }) => {
      const manifest = JSON.parse(text);
      return groups.flatMap((group) =>
        Object.entries(manifest[group] ?? {})
          .filter(([, version]) => !isPinned(version))
          .map(([name, version]) => `${path}: ${name}@${version} is not an exact version`),
      );
    });
  const workspace = files.find(({ path }) => path === 'pnpm-workspace.yaml');
  const catalog = Object.entries((workspace && parse(workspace.text).catalog) ?? {})
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `pnpm-workspace.yaml: ${name}@${version} is not an exact version`);
  return [...manifests, ...catalog];
}
