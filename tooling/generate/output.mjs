import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig, version } from 'prettier';
import { at, generatedDir } from './paths.mjs';

const read = (path) => {
  try {
    return readFileSync(at(path), 'utf8');
  } catch {
    return undefined;
  }
};

/** The result of the last run if it had the same input: formatting takes most of the time of a run. */
async function cached(path, key, produce) {
  const kept = `.cache/generate/${path.replaceAll('/', '+')}`;
  const known = read(kept);
  if (known?.startsWith(`${key}\n`)) return known.slice(key.length + 1);
  const text = await produce();
  mkdirSync(at('.cache/generate'), { recursive: true });
  // Renamed when complete: another run may read it meanwhile.
  const whole = `${kept}.${process.pid}`;
  writeFileSync(at(whole), `${key}\n${text}`);
  renameSync(at(whole), at(kept));
  return text;
}

/** Formats with the repository's settings, so that the format gate accepts the result. */
export async function formatted(path, text) {
  const options = { ...(await resolveConfig(at(path))), filepath: at(path) };
  const hash = createHash('sha256').update(JSON.stringify([version, options, text]));
  return cached(path, hash.digest('hex'), () => format(text, options));
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
