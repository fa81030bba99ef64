import { build } from 'vite';
import { fromRoot } from '../server/processes.js';
import { serveTexts } from '../site/staticServer.js';

/** The same places for every table: a box of 720 px, the font of the platform. */
const base =
  'body{margin:16px;font:14px/1.6 "Noto Sans CJK SC",sans-serif}#box{height:720px;overflow:auto}' +
  '#box table{width:100%;table-layout:fixed;border-collapse:collapse}#box th{position:sticky;top:0;background:#f4f7fb}' +
  '#box td,#box th{height:40px;padding:3px 12px;border-bottom:1px solid #dfe3e8;text-align:left;white-space:nowrap;overflow:hidden}';

async function bundle(name: string) {
  const outputs = await build({
    configFile: false,
    root: fromRoot('bench'),
    mode: 'production',
    logLevel: 'error',
    resolve: { dedupe: ['react', 'react-dom', '@huiqi/sdk'] },
    build: {
      write: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: fromRoot(`bench/src/table/${name}.jsx`),
        output: { codeSplitting: false, format: 'iife' },
      },
    },
  });
  const [first] = Array.isArray(outputs) ? outputs : [outputs];
  if (!first || !('output' in first)) throw new Error(`${name} was not built`);
  const script = first.output.find((file) => file.type === 'chunk');
  const style = first.output.find(
    (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
  );
  if (script?.type !== 'chunk') throw new Error(`${name} was not built`);
  return { script: script.code, style: style?.type === 'asset' ? String(style.source) : '' };
}

/** Builds pages for production from the packages as they are published, and serves them by their names. */
export async function servePages(names: readonly string[]) {
  const files: Record<string, readonly [string, string]> = {};
  for (const name of names) {
    const { script, style } = await bundle(name);
    files[`/${name}.js`] = ['text/javascript; charset=utf-8', script];
    files[`/${name}.css`] = ['text/css; charset=utf-8', base + style];
    files[`/${name}`] = [
      'text/html; charset=utf-8',
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,">` +
        `<link rel="stylesheet" href="/${name}.css"><script src="/${name}.js" defer></script></head>` +
        '<body><div id="root"></div></body></html>',
    ];
  }
  return serveTexts(files);
}
