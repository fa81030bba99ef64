import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const groups = ['packages', 'apps'];
const single = ['openapi', 'e2e', 'bench'];

/** Folders of the workspace, relative to the root. tooling/house checks this against pnpm-workspace.yaml. */
export function workspaceFolders() {
  const grouped = groups.flatMap((group) =>
    existsSync(join(root, group))
      ? readdirSync(join(root, group)).map((name) => `${group}/${name}`)
      : [],
  );
  return [...single, ...grouped]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort();
}

export const readJson = (...parts) => JSON.parse(readFileSync(join(root, ...parts), 'utf8'));
