import { build } from 'esbuild';
import { fromRoot } from '../server/processes.js';
import { serveTexts } from './staticServer.js';

const source = `import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
createRoot(document.getElementById('root')).render(createElement('h1', { className: 'hq-ready' }, 'Hello'));`;

/** A page with React alone: the lower bound for a React site. */
export async function serveReactHello() {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: fromRoot('bench') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const page =
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>Hello</title>' +
    '<script type="module" src="/app.js"></script></head><body><div id="root"></div></body></html>';
  const files = {
    '/': ['text/html; charset=utf-8', page],
    '/app.js': ['text/javascript; charset=utf-8', outputFiles[0]?.text ?? ''],
  } as const;
  return serveTexts(files);
}
