import type { Plugin } from 'vite';
import type { FirstPage } from './firstPages.js';
import type { SiteTable } from './siteTable.js';

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
}

/**
 * Writes what the server needs to send the first pages whole, and the others with their title and the shape of their
 * layout (first-pages.json), and the addresses of all pages for the tests that open each of them (pages.json).
 */
export function firstPagesPlugin(
  firstPages: readonly FirstPage[],
  { pageRoutes, samples }: SiteTable,
): Plugin {
  return {
    name: 'huiqi-first-pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as Chunk[];
      const pages = firstPages.map(({ modules, ...served }) => ({
        ...served,
        scripts: scriptsOf(modules, chunks),
      }));
      const whole = new Set(firstPages.flatMap(({ paths }) => paths));
      const shells = pageRoutes
        .filter(({ path }) => !whole.has(path))
        .map(({ path, title, layout }) => ({
          path,
          title,
          skeleton: layout === 'bare' || layout === 'desk' ? layout : 'site',
        }));
      const all = pageRoutes.map(({ path, permission = null }) => ({
        address: samples[path] ?? path,
        permission,
      }));
      this.emitFile({
        type: 'asset',
        fileName: 'first-pages.json',
        source: JSON.stringify({ pages, shells }),
      });
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(all) });
    },
  };
}

/** The files of the modules and what they import, without what index.html names already. */
function scriptsOf(modules: readonly string[], chunks: readonly Chunk[]): string[] {
  const own = modules.map((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}.tsx`));
    if (!chunk) throw new Error(`no chunk of ${module}`);
    return chunk.fileName;
  });
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (names: readonly string[]) => {
    const found = new Set(names);
    for (const name of found) for (const next of byName.get(name)?.imports ?? []) found.add(next);
    return found;
  };
  const there = reach(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  return [...reach(own)].filter((name) => !there.has(name)).map((name) => `/${name}`);
}
