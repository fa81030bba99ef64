import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const skipped = new Set([
  'node_modules',
  'dist',
  'test-results',
  'storybook-static',
  '.cache',
  '.data',
]);
const notBuilt = /\.(test|stories)\.[cm]?[jt]sx?$/;

/** Returns every file below a path relative to the root, sorted, without tests and stories. */
export function listFiles(path, { keepTests = false } = {}) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => listFiles(`${path}/${entry.name}`, { keepTests }))
    .filter((file) => keepTests || !notBuilt.test(file))
    .sort();
}

/** Returns one hash over file names and contents. */
export function hashPaths(paths, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const path of paths) {
    for (const file of listFiles(path)) {
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}
