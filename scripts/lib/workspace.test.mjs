import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { parse } from 'yaml';
import { fromRoot } from './paths.mjs';
import { workspaceFolders } from './workspace.mjs';

it('lists the members of pnpm-workspace.yaml', () => {
  const listed = parse(readFileSync(fromRoot('pnpm-workspace.yaml'), 'utf8')).packages;
  const isMember = (folder) =>
    listed.includes(folder) || listed.includes(folder.replace(/[^/]+$/, '*'));
  const folders = workspaceFolders();
  assert.ok(folders.every(isMember));
  for (const one of listed)
    assert.ok(
      folders.some((folder) => folder.startsWith(one.replace('*', ''))),
      one,
    );
});
