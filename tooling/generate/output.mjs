import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { at, generatedDir } from './paths.mjs';

const read = (path) => {
  try {
    return readFileSync(at(path), 'utf8');
  } catch {
    return undefined;
  }
};

/** Formats with the repository's settings, so that the format gate accepts the result. */
export async function formatted(path, text) {
  const config = await resolveConfig(at(path));
  return format(text, { ...config, filepath: at(path) });
}

function strays(files) {
  const names = (dir) =>
    readdirSync(at(dir), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? names(join(dir, entry.name)) : [join(dir, entry.name)],
    );
  try {
    return names(generatedDir).filter((path) => !files.has(path));
  } catch {
    return [];
  }
}

/** Files on disk that differ from the contract. */
export function findStale(files) {
  const changed = [...files].filter(([path, text]) => read(path) !== text).map(([path]) => path);
  return [...changed, ...strays(files)];
}

/** Writes what changed and removes generated files that are obsolete. */
export function writeAll(files) {
  for (const path of findStale(files)) {
    const text = files.get(path);
    if (text === undefined) rmSync(at(path));
    else {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), text);
    }
  }
}
