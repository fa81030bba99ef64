import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { targets } from '../browsers/floor.mjs';
import { root } from '../../scripts/lib/paths.mjs';

/** Compressed sizes in bytes, as a browser fetches them. */
export function sizesOf(contents) {
  return {
    gzip: contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0),
    brotli: contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0),
  };
}

export const sizesOfFiles = (files) => sizesOf(files.map((file) => readFileSync(file)));

/** Outputs an entry loads at once, without what it imports later. */
function loadedAtOnce({ outputs }, entry) {
  const found = new Set([entry]);
  for (const name of found) {
    for (const { path, kind, external } of outputs[name].imports) {
      if (kind === 'import-statement' && !external) found.add(path);
    }
  }
  return found;
}

/** Sizes of what a minified bundle of the given ESM source loads at once, as an integrator's build produces it. */
export async function sizesOfSource(
  contents,
  resolveDir,
  options = { conditions: ['@huiqi/source'] },
) {
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'js', sourcefile: 'entry.js' },
    absWorkingDir: root,
    outdir: 'size',
    metafile: true,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    target: targets,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    ...options,
  });
  const names = Object.keys(metafile.outputs);
  const entry = names.find((name) => metafile.outputs[name].entryPoint?.endsWith('entry.js'));
  const first = loadedAtOnce(metafile, entry);
  return sizesOf(
    outputFiles.filter((_file, at) => first.has(names[at])).map((file) => file.contents),
  );
}
