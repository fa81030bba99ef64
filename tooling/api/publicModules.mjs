import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../../scripts/lib/paths.mjs';
import { matchesOf } from '../packages/entrypoints.mjs';

const source = '@huiqi/source';

/** The files that users of a package can import, by subpath. More specific keys of `exports` win, as in Node. */
function entriesOf(folder) {
  const { exports, publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(join(folder, 'src'), { recursive: true }).map(
    (file) => `src/${String(file).replaceAll('\\', '/')}`,
  );
  const entries = new Map();
  for (const [key, target] of Object.entries(exports)) {
    const file = target[source];
    if (!file || (publishConfig?.exports && !(key in publishConfig.exports))) continue;
    if (!key.includes('*')) entries.set(key, file.slice('./'.length));
    else
      for (const text of matchesOf(file, files)) {
        const subpath = key.replace('*', text);
        if (!entries.has(subpath))
          entries.set(subpath, file.slice('./'.length).replaceAll('*', text));
      }
  }
  return [...entries].map(([subpath, file]) => ({ subpath, file: join(folder, file) }));
}

const options = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: [source],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * What users of the packages can import: `checker`, and for each package its modules by subpath, each with the symbols
 * that it exports. Reads sources, so that nothing has to be built.
 */
export function readPublicModules(packages, base = root) {
  const entries = packages.map((name) => ({
    name,
    entries: entriesOf(join(base, 'packages', name)),
  }));
  const program = ts.createProgram(
    entries.flatMap(({ entries: files }) => files.map(({ file }) => file)),
    options,
  );
  const checker = program.getTypeChecker();
  const symbolsOf = (file) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    return checker
      .getExportsOfModule(module)
      .map((symbol) => ({ name: symbol.name, symbol: resolveAlias(checker, symbol) }));
  };
  return {
    base,
    checker,
    packages: entries.map(({ name, entries: files }) => ({
      name,
      modules: files.map(({ subpath, file }) => ({ subpath, exports: symbolsOf(file) })),
    })),
  };
}

/** The symbol that an import or re-export refers to. */
export const resolveAlias = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
