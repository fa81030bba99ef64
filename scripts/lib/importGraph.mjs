import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { visibleFiles } from './changes.mjs';
import { fromRoot } from './paths.mjs';
import { readJson, workspaceFolders } from './workspace.mjs';

const code = /^(?:packages|apps)\/.*\.[cm]?[jt]sx?$/;
/** Type-only imports leave nothing that runs. */
const types = /^(?:import|export) type [^;]*;/gm;
/** Strings that may name a file: relative to their own file, by package name, or from the root. */
const names = /['"`]((?:\.{1,2}\/|@huiqi\/|(?:docs|deploy|examples|openapi)\/)[^'"`\s]+)['"`]/g;

/** What the contract is bundled into, which git ignores. */
const bundle = ['openapi/dist/huiqi.json', 'openapi/dist/errors.json'];
const contract = /^openapi\/.*\.yaml$/;

/** Entries of the packages as [name, source]; `*` stands for the same text in both. */
const allEntries = () =>
  workspaceFolders().flatMap((folder) => {
    const { name, exports = {} } = readJson(folder, 'package.json');
    return Object.entries(exports).map(([entry, target]) => [
      posix.join(name, entry),
      posix.join(folder, target['@huiqi/source'] ?? target.default ?? target),
    ]);
  });

const escaped = (text) => text.replaceAll(/[.+^$()[\]|\\]/g, '\\$&');
const globPattern = (glob) => {
  const parts = { '**/': '(?:.*/)?', '*': '[^/]*', '{': '(?:', ',': '|', '}': ')' };
  return new RegExp(`^${escaped(glob).replaceAll(/\*\*\/|[*{},]/g, (part) => parts[part])}$`);
};

const sources = (path) => {
  const bare = path.replace(/\.jsx?$/, '');
  return [path, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`];
};

/** Files that a package entry's name may refer to. */
const entryPaths = (entries, name) =>
  entries.flatMap(([pattern, target]) => {
    const [start, end] = pattern.split('*');
    if (end === undefined) return pattern === name ? [target] : [];
    if (!name.startsWith(start) || !name.endsWith(end)) return [];
    return [target.replaceAll('*', name.slice(start.length, name.length - end.length))];
  });

const readText = (file) => readFileSync(fromRoot(file), 'utf8');

/** By file those that import it: with `import()` or a glob, too, and where a text names it or it is bundled. */
export function importersOf(files, read = readText, entries = allEntries()) {
  const all = new Set([...files, ...bundle]);
  const found = (from, text) => {
    const name = text.replaceAll(/\$\{[^}]*\}/g, '*');
    if (name.startsWith('@')) return entryPaths(entries, name);
    const path = name.startsWith('.') ? posix.join(posix.dirname(from), name) : name;
    if (path.includes('*')) return files.filter((file) => globPattern(path).test(file));
    if (name.startsWith('.')) return sources(path);
    return files.filter((file) => `${file}/`.startsWith(`${path}/`));
  };
  const importers = new Map(
    files.filter((file) => contract.test(file)).map((file) => [file, bundle]),
  );
  for (const file of files.filter((one) => code.test(one)))
    for (const [, name] of read(file).replaceAll(types, '').matchAll(names))
      for (const target of found(file, name).filter((path) => all.has(path)))
        importers.set(target, [...(importers.get(target) ?? []), file]);
  return importers;
}

let known;
const knownImporters = () => (known ??= importersOf(visibleFiles() ?? []));

/** The files that directly import a file. */
export const directImporters = (file) => knownImporters().get(file) ?? [];

/** The changed files and all whose behaviour may change with them. */
export function affectedFiles(changed, importers = knownImporters()) {
  const affected = new Set(changed);
  for (const file of affected) for (const one of importers.get(file) ?? []) affected.add(one);
  return affected;
}
