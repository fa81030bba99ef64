import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Members that pnpm-workspace.yaml lists. Read by hand: before the installation there is no YAML parser. */
function patterns() {
  const lines = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split('\n');
  const start = lines.indexOf('packages:') + 1;
  const length = lines.slice(start).findIndex((line) => !line.startsWith('  - '));
  return lines.slice(start, start + length).map((line) => line.slice('  - '.length));
}

const foldersOf = (pattern) => {
  if (!pattern.endsWith('/*')) return [pattern];
  const group = pattern.slice(0, -'/*'.length);
  return existsSync(join(root, group))
    ? readdirSync(join(root, group)).map((name) => `${group}/${name}`)
    : [];
};

/** Folders of the workspace's packages, relative to the root, sorted. */
export const workspaceFolders = () =>
  patterns()
    .flatMap(foldersOf)
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort();

export const readJson = (...parts) => JSON.parse(readFileSync(join(root, ...parts), 'utf8'));
