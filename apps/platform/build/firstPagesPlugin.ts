import type { Plugin } from 'vite';
import { firstPages } from './firstPages.js';

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
}

/** Writes what the server needs to send the first pages whole: their scripts and their questions. */
export function firstPagesPlugin(): Plugin {
  return {
    name: 'huiqi-first-pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as Chunk[];
      const pages = firstPages.map(({ page, ...served }) => ({
        ...served,
        scripts: scriptsOf(page, chunks),
      }));
      const source = JSON.stringify({ pages });
      this.emitFile({ type: 'asset', fileName: 'first-pages.json', source });
    },
  };
}

/** The page's file and what it imports, without what index.html names already. */
function scriptsOf(page: string, chunks: readonly Chunk[]): string[] {
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/pages/${page}.tsx`));
  if (!own) throw new Error(`no chunk of ${page}`);
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (names: readonly string[]) => {
    const found = new Set(names);
    for (const name of found) for (const next of byName.get(name)?.imports ?? []) found.add(next);
    return found;
  };
  const there = reach(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  return [...reach([own.fileName])].filter((name) => !there.has(name)).map((name) => `/${name}`);
}
