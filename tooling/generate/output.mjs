import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import { at, generatedDir } from './paths.mjs';

const read = (path) => {
  try {
    return readFileSync(at(path), 'utf8');
  } catch {
    return undefined;
  }
};

const { $schema: _schema, ignorePatterns: _ignored, ...style } = JSON.parse(read('.oxfmtrc.json'));

/** Formats with the repository's settings, so that the format gate accepts the result. */
export async function formatted(path, text) {
  const { code, errors } = await format(path, text, style);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return code;
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
