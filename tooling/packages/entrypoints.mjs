import { readdirSync } from 'node:fs';
import { fromRoot } from '../../scripts/lib/paths.mjs';

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The values of `*` in a target such as `./dist/ui/*\/*.d.ts`, for each matching file; every `*` is the same text. */
export function matchesOf(target, files) {
  const [head, ...rest] = target.slice('./'.length).split('*').map(escape);
  const pattern = new RegExp(`^${head}(.+?)${rest.join('\\1')}$`);
  return files.flatMap((file) => pattern.exec(file)?.[1] ?? []);
}

/**
 * The subpaths matched by the patterns of `exports`, given a function that lists the package's files. More specific
 * keys win, as in Node.
 */
export function patternSubpaths(exports, listFiles) {
  const keys = Object.keys(exports);
  // Patterns without types, such as that of fonts, do not match modules.
  const patterns = keys.filter((key) => key.includes('*') && exports[key].types);
  if (patterns.length === 0) return [];
  const files = listFiles();
  const found = patterns.flatMap((key) =>
    matchesOf(exports[key].types, files).map((text) => key.replace('*', text)),
  );
  return [...new Set(found)].filter((subpath) => !keys.includes(subpath)).sort();
}

/** Built files of a package, relative to its folder. */
export const builtFiles = (folder) =>
  readdirSync(fromRoot(folder, 'dist'), { recursive: true }).map(
    (file) => `dist/${String(file).replaceAll('\\', '/')}`,
  );
