import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git } from './copyTree.mjs';

const published = /^packages\/(sdk|report|components|embed)\/src\//;

/** The text of the file with the fault in it; throws if the text to replace does not occur exactly once. */
export function faultyText({ name, file, from, to }, folder) {
  const path = join(folder, file);
  if (from === undefined) {
    if (existsSync(path)) throw new Error(`${name}: ${file} exists already`);
    return to;
  }
  const parts = readFileSync(path, 'utf8').split(from);
  if (parts.length !== 2)
    throw new Error(
      `${name}: ${file} holds the text to replace ${parts.length - 1} times, not once`,
    );
  return parts.join(to);
}

/** Writes the fault into the copy, with the changeset that its author would have added. */
export function injectFault(fault, copy) {
  const text = faultyText(fault, copy);
  mkdirSync(dirname(join(copy, fault.file)), { recursive: true });
  writeFileSync(join(copy, fault.file), text);
  const name = published.exec(fault.file)?.[1];
  if (!name || fault.withoutChangeset) return;
  writeFileSync(
    join(copy, '.changeset/fault.md'),
    `---\n'@huiqi/${name}': patch\n---\n\n${fault.what}\n`,
  );
}

/** Brings the copy back to what is committed; what git ignores (packages, builds) stays. */
export async function restoreTree() {
  await git('checkout', '--quiet', '--', '.');
  await git('clean', '--quiet', '--force', '-d');
}
