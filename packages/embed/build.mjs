import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { olderSheet } from '../../tooling/browsers/olderSheet.mjs';
import { bundle } from './build/bundle.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const { version } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
const dist = join(here, 'dist');
const out = join(dist, version);
const oneFile = { format: 'iife', codeSplitting: false };
const constants = { __VERSION__: JSON.stringify(version) };

// The list is an entry beside the code of the widget: what the two need comes in one file.
const split = await bundle({
  input: {
    app: join(here, 'src/app/app.tsx'),
    list: '@huiqi/components/products/ProductListScreen',
  },
  output: { format: 'es', codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
});
const single = await bundle({
  input: { 'huiqi.iife': join(here, 'src/loader/single.ts') },
  define: constants,
  output: oneFile,
});
const [draw] = await bundle({
  input: { draw: join(here, 'src/first/draw.ts') },
  output: { format: 'es' },
});
const server = await bundle({
  input: { renderFirstScreen: join(here, 'src/first/renderFirstScreen.tsx') },
  output: { format: 'es' },
  ssr: true,
});

/** A drawn screen is hydrated by the code it was drawn with: that of another build has another name. */
const drawnBy = createHash('sha256')
  .update([...split, draw].map(({ fileName, code }) => `${fileName} ${code}`).join('\n'))
  .digest('hex')
  .slice(0, 8);
const builder = { ...draw, fileName: `first-${drawnBy}.js` };
/** What is loaded beside app.js. */
const firstFiles = new Set(['list.js']);
for (const name of firstFiles)
  split.find(({ fileName }) => fileName === name).imports.forEach((next) => firstFiles.add(next));
const bundleLoader = (name) =>
  bundle({
    input: { [name]: join(here, `src/loader/${name}.ts`) },
    output: oneFile,
    target: 'es2019',
    define: {
      __FIRST_FILES__: JSON.stringify([...firstFiles]),
      __FIRST_SCREEN__: JSON.stringify(builder.fileName),
      __LOADER__: JSON.stringify(`${name}.js`),
      ...constants,
    },
  });
const [loader] = await bundleLoader('loader');
// The server writes the screen into it, instead of a name.
const [loan] = await bundleLoader('loan');
if (loan.code.split('__DRAWN_SCREEN__').length !== 2)
  throw new Error('loan.js must name the screen once');

/** Writes the chunks of a build into a folder. */
async function write(folder, files) {
  for (const { fileName, code } of files) {
    const path = join(folder, fileName);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, code);
  }
}

const isCode = ({ type }) => type === 'chunk';
const scripts = [loader, builder, ...split, ...single].filter(isCode);
const hashes = scripts.map(({ fileName, code }) => [
  fileName,
  `sha384-${createHash('sha384').update(code).digest('base64')}`,
]);
await rm(dist, { recursive: true, force: true });
await write(out, scripts);
await writeFile(
  join(out, 'integrity.json'),
  `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`,
);
// For browsers without constructed stylesheets, or without container queries.
const { source: css } = single.find(({ fileName }) => fileName.endsWith('.css'));
await writeFile(join(out, 'widget.css'), css);
await writeFile(join(out, 'widget.older.css'), olderSheet(css));
await cp(join(here, 'src/host/csp.json'), join(out, 'csp.json'));
const screen = `first-${drawnBy}.json`;
// For whoever serves the files without the platform, which sends a screen at this address.
await writeFile(join(out, screen), 'null\n');
await cp(out, join(dist, 'v1'), { recursive: true });
// For the server alone, which draws the first screen (docs/adr/0035).
await write(join(dist, 'server'), [...server.filter(isCode), loan]);
const names = ['v1', version].map((folder) => `${folder}/${screen}`);
await writeFile(join(dist, 'server/firstScreen.json'), JSON.stringify({ names }));
console.log(`embed ${version}: ${(await readdir(out, { recursive: true })).length} files`);
