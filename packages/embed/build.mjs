import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { rulesOf, withoutRules } from '../../tooling/bundle/cssRules.mjs';
import { pristine } from '../../tooling/bundle/pristine.mjs';
import { reachedBy } from '../../tooling/bundle/reachedBy.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const { version } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
const dist = join(here, 'dist');
const out = join(dist, version);
const source = '@huiqi/source';

/** Vite's own helper writes preload links into the document, which belongs to the host. */
const plainImports = {
  name: 'huiqi-plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Radix sets a global that nothing reads. */
const oneGlobal = {
  name: 'huiqi-one-global',
  transform: {
    filter: { id: /@radix-ui\/react-primitive\/dist\// },
    handler: (code) => code.replace('window[Symbol.for("radix-ui")] = true;', ''),
  },
};

/** A page of another origin can start no worker of ours: reports are printed by the server, as after any failure. */
const serverPrints = {
  name: 'huiqi-server-prints',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@huiqi\/report\/client$/ },
    handler: () => '\0huiqi-server-prints',
  },
  load: {
    filter: { id: /huiqi-server-prints$/ },
    handler: () => "export const makeReportPdf = () => Promise.reject(new Error('no worker'));",
  },
};

/** The widget's own code, and what it is made of, runs on Preact (docs/adr/0038). */
const onPreact = Object.entries({
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react/jsx-runtime': 'preact/jsx-runtime',
}).map(([name, used]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(used)),
}));

/** Builds in memory; resolves with the files. */
async function bundle({
  input,
  output,
  target = 'es2022',
  define = {},
  plugins = [],
  ssr = false,
}) {
  const { output: files } = await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    resolve: { alias: onPreact, conditions: [source, ...defaultClientConditions] },
    environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
    ssr: { noExternal: true },
    plugins: [
      plainImports,
      oneGlobal,
      serverPrints,
      ...plugins,
      vanillaExtractPlugin({ identifiers: 'short' }),
      react(),
      pristine(join(here, 'src/app/pristine.ts')),
    ],
    build: {
      write: false,
      ssr,
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
  /sdk\/src\/(?:helpers|domain\/(?!(?:index|formats|labelOf|ownPath|ranges|configuredPage|safeUrl)\.)|generated\/(?:operations\/(?!products)|(?:constantTable|enums|errors|messages|operationMessages)\.)|errors\/(?:catalogue|successMessage)\.)|components\/src\/(?:provider\/(?:createActionKey|useAction|useMutationOf|fieldErrorsOf|useDropRegional|useEntryForm|useFormChoices|useInvalidate|useUserPreference|followTabs|useRead)|patterns\/(?:useFormWizard|useDraft|preference|Wizard)\/)/;
const groups = [
  { name: 'start', tags: ['$initial'] },
  { name: reachedBy('list', [list], forOthers), debugName: 'list' },
];
const split = await bundle({
  input: { app: join(here, 'src/app/app.tsx') },
  output: { format: 'es', codeSplitting: { groups } },
});
const constants = { __VERSION__: JSON.stringify(version) };
const single = await bundle({
  input: { 'huiqi.iife': join(here, 'src/loader/single.ts') },
  define: constants,
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

/** Leaves out every screen but the first, to see which styles that one needs. */
const firstScreenOnly = {
  name: 'huiqi-first-screen-only',
  resolveDynamicImport: (specifier) =>
    String(specifier).endsWith('/ProductListScreen') ? null : false,
};
const first = await bundle({
  input: { app: join(here, 'src/app/app.tsx') },
  plugins: [firstScreenOnly],
  output: { format: 'es' },
});

const cssOf = (files) => {
  const css = files.find(({ fileName }) => fileName.endsWith('.css'))?.source;
  if (!css) throw new Error('the build made no stylesheet');
  return String(css).trim();
};
const whole = cssOf(single);
const firstCss = cssOf(first);
const firstRules = rulesOf(firstCss);
const laterCss = withoutRules(whole, new Set(firstRules));
const boxCss = (await readFile(join(here, 'src/app/box.css'), 'utf8'))
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(/\s+/g, ' ');

const draw = await bundle({
  input: { draw: join(here, 'src/first/draw.ts') },
  output: { format: 'es' },
});

const server = await bundle({
  input: { renderFirstScreen: join(here, 'src/first/renderFirstScreen.tsx') },
  output: { format: 'es', codeSplitting: false },
  plugins: [firstScreenOnly],
  ssr: true,
});

/** A drawn screen is hydrated by the code it was drawn with: that of another build has another name. */
const drawnBy = createHash('sha256')
  .update([...split, ...draw].map(({ fileName, code }) => `${fileName} ${code}`).join('\n') + whole)
  .digest('hex')
  .slice(0, 8);
const builder = { type: 'chunk', fileName: `first-${drawnBy}.js`, code: draw[0].code };
const bundleLoader = (name) =>
  bundle({
    input: { [name]: join(here, `src/loader/${name}.ts`) },
    output: { format: 'iife', codeSplitting: false },
    target: 'es2019',
    define: {
      __FIRST_FILES__: JSON.stringify(firstFiles()),
      __FIRST_SCREEN__: JSON.stringify(builder.fileName),
      __LOADER__: JSON.stringify(`${name}.js`),
      ...constants,
    },
  });
const loader = await bundleLoader('loader');
// The server writes the screen into it, instead of a name.
const [loan] = await bundleLoader('loan');
if (loan.code.split('__DRAWN_SCREEN__').length !== 2)
  throw new Error('loan.js must name the screen once');

const place = (code, texts) =>
  Object.entries(texts).reduce(
    (text, [name, css]) =>
      text.replace(new RegExp(`["'\`]__${name}_CSS__["'\`]`), () => JSON.stringify(css)),
    code,
  );
const splitTexts = { WIDGET: boxCss + firstCss, LATER: laterCss };
const singleTexts = { WIDGET: boxCss + whole, LATER: '' };

await rm(dist, { recursive: true, force: true });
let placed = 0;
const integrity = {};
for (const { type, fileName, code } of [...loader, builder, ...split, ...single]) {
  if (type !== 'chunk') continue;
  const content = place(code, fileName === 'huiqi.iife.js' ? singleTexts : splitTexts);
  if (content !== code) placed += 1;
  const path = join(out, fileName);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  integrity[fileName] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
if (placed !== 3) throw new Error(`stylesheets were placed in ${placed} files instead of 3`);
await writeFile(join(out, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
// For browsers without constructed stylesheets.
await writeFile(join(out, 'widget.css'), boxCss + whole);
await cp(join(here, 'src/host/csp.json'), join(out, 'csp.json'));
await cp(out, join(dist, 'v1'), { recursive: true });
// For the server alone, which draws the first screen (docs/adr/0035).
await mkdir(join(dist, 'server'));
await writeFile(join(dist, 'server/renderFirstScreen.js'), server[0].code);
await writeFile(join(dist, 'server/loan.js'), loan.code);
const drawing = { names: ['v1', version].map((folder) => `${folder}/first-${drawnBy}.json`) };
await writeFile(
  join(dist, 'server/firstScreen.json'),
  JSON.stringify({ ...drawing, rules: [boxCss, ...firstRules] }),
);
console.log(`embed ${version}: ${(await readdir(out, { recursive: true })).length} files`);
