import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type UserConfig,
} from 'vite';
import { styleTarget, syntaxTargets } from '../../tooling/browsers/floor.mjs';
import { importSource } from './build/importSource.mjs';
import { modulesOf } from './build/modulesOf.js';
import { usedModules } from './build/usedModules.js';
import type { PageRoute } from './src/routes/route.js';

const source = '@huiqi/source';
const root = import.meta.dirname;
// With the page's own Host: the server refuses writes whose Origin is another.
const toApi = { target: process.env['HUIQI_API'] ?? 'http://127.0.0.1:4173', changeOrigin: false };

const shared = {
  root,
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  // vanilla-extract evaluates stylesheets in this environment: without the condition it would see another theme.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
};

interface Tables {
  readonly pageRoutes: readonly PageRoute[];
  readonly firstPageRoutes: readonly PageRoute[];
}

const table = join(root, 'src/routes/moreRoutes.tsx');

/** What is shared stands in few files, each of which costs a request; what one page uses alone is no part of the others. */
async function sharedChunks() {
  const { pageRoutes } = await importSource<Tables>(root, 'src/routes/siteRoutes.ts');
  const { firstPageRoutes } = await importSource<Tables>(root, 'src/routes/firstRoutes.ts');
  const filesOf = (routes: readonly PageRoute[]) =>
    routes.filter(({ drawn }) => drawn).flatMap((route) => modulesOf(root, route));
  // Where visits begin: their files are the first load.
  const first = filesOf(firstPageRoutes.filter(({ path }) => !path.includes(':')));
  const others = filesOf(pageRoutes).filter((file) => !first.includes(file));
  const entries = [...first, ...others, table];
  const used = await usedModules(entries, shared);
  /** The places of the files that use a module; none for the files themselves, whose chunks are their own. */
  const usersOf = (id: string, files: readonly string[]) =>
    files.flatMap((file, place) => (used.get(file)?.has(id) && !entries.includes(id) ? place : []));
  const sharedBy = (name: string, files: readonly string[], least: number) => (id: string) =>
    usersOf(id, files).length >= least ? name : null;
  const ownOf = (name: string, files: readonly string[]) => (id: string) => {
    const [place] = usersOf(id, files);
    return place === undefined ? null : `${name}-${place}`;
  };
  // What more pages use comes first: a group takes what its files import with it.
  return [
    { name: sharedBy('first', first, 2), debugName: 'first' },
    { name: ownOf('first', first), debugName: 'one of the first' },
    { name: sharedBy('table', [table], 1), debugName: 'table' },
    { name: sharedBy('pages', others, 2), debugName: 'pages' },
    { name: ownOf('page', others), debugName: 'one of the pages' },
  ];
}

/** Modules that jsPDF imports to print HTML: never called, and not installed. */
const htmlPrinters = ['canvg', 'dompurify', 'html2canvas'];

export default defineConfig(async ({ command }): Promise<UserConfig> => ({
  ...shared,
  // Modules, because the worker that prints reports is one.
  worker: { format: 'es', rolldownOptions: { external: htmlPrinters } },
  build: {
    target: syntaxTargets,
    cssTarget: styleTarget,
    // One stylesheet: the whole site's is smaller than the round trips that single ones cost.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Read by build/writeSite.ts, which writes the documents.
    manifest: true,
    // Links preload the page they lead to (src/routes/preloadOnHover.ts): a list of files for each page would weigh more.
    modulePreload: false,
    rolldownOptions: {
      input: 'src/main.tsx',
      external: htmlPrinters,
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            ...(command === 'build' ? await sharedChunks() : []),
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': toApi, '/embed': toApi, '/__sandbox': toApi } },
}));
