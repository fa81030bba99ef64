import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { leanQuery } from '../../tooling/bundle/leanQuery.mjs';
import { reachedBy } from '../../tooling/bundle/reachedBy.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const { version } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
const dist = join(here, 'dist');
const out = join(dist, version);
const source = '@huiqi/source';

/** Vite's own helper writes preload links into the document, which is the host's. */
const plainImports = {
  name: 'huiqi-plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Radix marks the page with a global of its own, which nothing reads. */
const oneGlobal = {
  name: 'huiqi-one-global',
  transform: {
    filter: { id: /@radix-ui\/react-primitive\/dist\// },
    handler: (code) => code.replace('window[Symbol.for("radix-ui")] = true;', ''),
  },
};

/** Builds in memory; resolves with the files. */
async function bundle({ input, output, target = 'es2022', define = {}, lean = [] }) {
  const { output: files } = await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    resolve: { conditions: [source, ...defaultClientConditions] },
    environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
    plugins: [
      plainImports,
      oneGlobal,
      ...lean,
      vanillaExtractPlugin({ identifiers: 'short' }),
      react(),
    ],
    build: {
      write: false,
      target,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          ...output,
        },
      },
    },
  });
  return files;
}

const list = join(here, '../components/src/features/products/ProductListScreen.tsx');
// What the list reaches through an index and does not use.
const forOthers =
  /sdk\/src\/(?:helpers|domain\/(?:dates|encodePassword|fen|form\.|formEntry|validators|checkDigits|landing|orderMachine|repaymentSchedule)|generated\/(?:operations\/(?!products)|errors\.)|errors\/catalogue\.)|components\/src\/provider\/(?:createActionKey|useAction|useMutationOf)/;
const groups = [
  { name: 'start', tags: ['$initial'] },
  { name: reachedBy('list', [list], forOthers), debugName: 'list' },
];
const split = await bundle({
  input: { app: join(here, 'src/app/app.tsx') },
  lean: [leanQuery()],
  output: { format: 'es', codeSplitting: { groups } },
});
const single = await bundle({
  input: { 'huiqi.iife': join(here, 'src/loader/single.ts') },
  lean: [leanQuery()],
  output: { format: 'iife', codeSplitting: false },
});

/** What the list needs beside app.js. */
function firstFiles() {
  const chunks = new Map(split.filter(({ type }) => type === 'chunk').map((c) => [c.fileName, c]));
  const screen = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === list);
  const found = new Set([screen.fileName, 'app.js']);
  for (const name of found) for (const next of chunks.get(name).imports) found.add(next);
  return [...found].filter((name) => name !== 'app.js');
}

const loader = await bundle({
  input: { loader: join(here, 'src/loader/loader.ts') },
  output: { format: 'iife', codeSplitting: false },
  target: 'es2019',
  define: { __FIRST_FILES__: JSON.stringify(firstFiles()) },
});

// The single file holds every route, so its stylesheet is the whole one: one sheet for both builds.
const css = single.find(({ fileName }) => fileName.endsWith('.css'))?.source;
if (!css) throw new Error('the build made no stylesheet');
const withCss = (text) =>
  text.replace(/["'`]__WIDGET_CSS__["'`]/, () => JSON.stringify(String(css).trim()));

await rm(dist, { recursive: true, force: true });
let placed = 0;
const integrity = {};
for (const { type, fileName, code } of [...loader, ...split, ...single]) {
  if (type !== 'chunk') continue;
  const content = withCss(code);
  if (content !== code) placed += 1;
  const path = join(out, fileName);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  integrity[fileName] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
if (placed !== 2) throw new Error(`the stylesheet was placed ${placed} times instead of 2`);
await writeFile(join(out, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
await cp(join(here, 'src/host/csp.json'), join(out, 'csp.json'));
await cp(out, join(dist, 'v1'), { recursive: true });
console.log(`embed ${version}: ${(await readdir(out, { recursive: true })).length} files`);
