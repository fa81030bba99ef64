import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../scripts/lib/paths.mjs';

/** Compressed sizes in bytes, as a browser fetches them. */
export function sizesOf(contents) {
  return {
    gzip: contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0),
    brotli: contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0),
  };
}

export const sizesOfFiles = (files) => sizesOf(files.map((file) => readFileSync(file)));

/** Sizes of a minified bundle of the given ESM source, as an integrator's build produces it. */
export async function sizesOfSource(contents, resolveDir) {
  const result = await build({
    stdin: { contents, resolveDir, loader: 'js' },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['@huiqi/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return sizesOf(result.outputFiles.map((file) => file.contents));
}
