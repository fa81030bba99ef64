import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { youngCalls } from './youngCalls.mjs';

const entryPoints = [
  'apps/platform/src/main.tsx',
  'packages/report/src/reportWorker.ts',
  'packages/embed/src/app/app.tsx',
  // What the build of the widget uses instead of React.
  'packages/embed/node_modules/preact/compat/dist/compat.mjs',
];

/** Stylesheets in TypeScript run at build time. */
const withoutStyles = {
  name: 'without styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.css\.ts$|\.css$/ }, () => ({
      contents: 'module.exports = {}',
      loader: 'js',
    }));
  },
};

/** Files of packages whose code reaches browsers, after unused exports are left out. */
async function shippedFiles() {
  const { metafile } = await build({
    entryPoints: entryPoints.map((file) => fromRoot(file)),
    absWorkingDir: fromRoot(),
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir: 'none',
    write: false,
    metafile: true,
    logLevel: 'error',
    conditions: ['@huiqi/source'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutStyles],
    external: ['canvg', 'dompurify', 'html2canvas'],
    loader: { '.svg': 'empty', '.png': 'empty' },
  });
  const shipped = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? file : [])),
  );
  return [...new Set(shipped)].filter((file) => file.includes('node_modules/'));
}

const packageOf = (file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)[1];

/** What packages call that browsers of the floor may not have: `package: name`, with the files. */
export async function youngDependencies() {
  const found = new Map();
  for (const file of await shippedFiles())
    for (const name of youngCalls(readFileSync(fromRoot(file), 'utf8'))) {
      const key = `${packageOf(file)}: ${name}`;
      found.set(key, [...(found.get(key) ?? []), file]);
    }
  return found;
}
