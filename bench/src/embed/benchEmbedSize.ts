import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { atMost, type Section } from '../report.js';
import { fromRoot } from '../server/processes.js';

const kb = (bytes: Uint8Array | string): number => gzipSync(bytes, { level: 9 }).length / 1024;
const dist = fromRoot('packages/embed/dist/v1/');

/** Files that the product list needs: the widget's code, its first screen, and their static imports. */
async function initialFiles(): Promise<Set<string>> {
  const found = new Set<string>();
  const queue = ['app.js', 'list.js'];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const text = await readFile(dist + file, 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)\s*["']([^"']+\.js)["']/g)) {
      const base = new URL(file, 'http://x/');
      if (name) queue.push(new URL(name, base).pathname.slice(1));
    }
  }
  return found;
}

async function reactFloor(): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createRoot } from 'react-dom/client'; import { createElement } from 'react'; createRoot(document.body).render(createElement('p'));`,
      resolveDir: fromRoot('bench'),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return kb(outputFiles[0]?.contents ?? '');
}

/** What a partner's page downloads. */
export async function benchEmbedSize(): Promise<Section> {
  let initial = 0;
  for (const file of await initialFiles()) initial += kb(await readFile(dist + file));
  const floor = await reactFloor();
  return {
    title: 'Embed: download',
    how: 'gzip level 9 of the built files; the widget is built on Preact (docs/adr/0038); React alone bundled by esbuild',
    figures: [
      atMost('loader', kb(await readFile(`${dist}loader.js`)), 2, 'KB gz'),
      { name: 'react + react-dom alone', value: floor, unit: 'KB gz' },
      { name: 'product list, all initial files', value: initial, unit: 'KB gz' },
      atMost('product list over React alone', initial - floor, 20, 'KB gz'),
    ],
  };
}
