import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { firstPaintPlugin } from './build/firstPaint.js';
import { firstPages } from './build/firstPages.js';
import { firstPagesPlugin } from './build/firstPagesPlugin.js';
import { readSiteTable } from './build/siteTable.js';
import { splitSheetPlugin } from './build/splitSheet.js';
import { leanQuery } from '../../tooling/bundle/leanQuery.mjs';
import { reachedBy, type ChunkName } from '../../tooling/bundle/reachedBy.mjs';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@huiqi/source';
const root = import.meta.dirname;
// With the page's own Host: the server refuses writes whose Origin is another.
const toApi = { target: process.env['HUIQI_API'] ?? 'http://127.0.0.1:4173', changeOrigin: false };

/** The file behind `preload.module` of a route: a page of the site, or a screen it shares. */
function fileOf({ modules: [module] }: { readonly modules: readonly string[] }): string {
  const folders = ['src', '../../packages/components/src/features'];
  const file = folders.map((folder) => join(root, folder, `${module}.tsx`)).find(existsSync);
  if (!file) throw new Error(`no file of ${module}`);
  return file;
}

/** What the first pages reach through an index and do not use. */
const forOthers = new RegExp(
  [
    'sdk/src/(?:helpers|errors/(?:catalogue|successMessage)\\.|generated/(?:operations/(?!products)|(?:constantTable|enums|errors|messages|operationMessages)\\.))',
    'sdk/src/domain/(?!index\\.|links/|money/ranges\\.|text/(?:formats|labelOf)\\.|areas/configuredPage\\.)',
    'sdk/src/session/agentArea',
    'components/src/patterns/(?:Wizard|preference|useDraft|useFormWizard|useLeaveGuard)/',
    'components/src/provider/(?:companyBinding|createActionKey|draft|fieldErrorsOf|followTabs|screen\\.|useAction|useDropRegional|useEntryForm|useFormChoices|useInvalidate|useMutationOf|useUserPreference)',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

const site = await readSiteTable(root);
const pages = firstPages(site);

const landings = pages.filter(({ isLanding }) => isLanding);
const reaches = landings.map((page) => reachedBy('first', [fileOf(page)], forOthers));

/** What the front page reaches through the index of products and does not use: it has no list. */
const forLists =
  /[\\/](?:patterns[\\/](?:ListView|filters[\\/](?:describeFilter|fields))|provider[\\/]useOperationList|ui[\\/](?:Input|Checkbox)[\\/])/;
const withoutList = landings.findIndex(({ paths }) => paths.includes('/homePage'));

/** What every first page needs is one file; what one of them needs alone is another. */
const firstChunk: ChunkName = (id, context) => {
  const by = reaches.flatMap((reach, place) =>
    reach(id, context) && !(place === withoutList && forLists.test(id)) ? [place] : [],
  );
  if (by.length === 0) return null;
  return by.length === landings.length ? 'first' : `first-${by.join('-')}`;
};

/** Modules that jsPDF imports to print HTML: never called, and not installed. */
const htmlPrinters = ['canvg', 'dompurify', 'html2canvas'];

// That page reaches every control through their index.
const others = pages.filter(
  ({ drawn, isLanding, paths }) => drawn && !isLanding && !paths.includes('/aboutUs'),
);
const table = reachedBy('table', [join(root, 'src/routes/moreRoutes.tsx')], forOthers);
const reachesOfOthers = others.map((page) => reachedBy('page', [fileOf(page)], forOthers));

const reachedByOthers: (...given: Parameters<ChunkName>) => number[] = (id, context) =>
  reachesOfOthers.flatMap((reach, place) => (reach(id, context) ? [place] : []));

/** Other drawn pages need the table of routes, what several of them share, and what one of them needs alone. */
const tableChunk: ChunkName = (id, context) =>
  id.startsWith(join(root, 'src')) ? table(id, context) : null;
const sharedChunk: ChunkName = (id, context) =>
  reachedByOthers(id, context).length > 1 ? 'pages' : null;
const ownChunk: ChunkName = (id, context) => {
  const [place] = reachedByOthers(id, context);
  return place === undefined ? null : `page-${place}`;
};

export default defineConfig({
  root,
  plugins: [
    leanQuery(),
    vanillaExtractPlugin(),
    react(),
    splitSheetPlugin(),
    firstPaintPlugin({ navigation: site.navigation, groups: site.menuGroups }),
    firstPagesPlugin(pages, site),
  ],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    alias: {
      'use-sync-external-store/shim/index.js': `${root}/build/syncExternalStore.ts`,
    },
  },
  // vanilla-extract evaluates stylesheets in this environment: without the condition it would see another theme.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  // Modules, because the worker that prints reports is one.
  worker: { format: 'es', rolldownOptions: { external: htmlPrinters } },
  // One stylesheet: the whole site's is smaller than the round trips that single ones cost.
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Links preload the page they lead to (src/routes/preloadOnHover.ts): a list of files for each page would weigh more.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      external: htmlPrinters,
      output: {
        // Each file costs a round trip: what the start needs is one, what the first pages need another.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: firstChunk, debugName: 'first' },
            // In this order: a group takes what its files import with it.
            { name: tableChunk, debugName: 'table' },
            { name: sharedChunk, debugName: 'pages' },
            { name: ownChunk, debugName: 'page' },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': toApi, '/embed': toApi, '/__sandbox': toApi } },
});
