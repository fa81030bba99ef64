import { bundlePage } from '../site/bundlePage.js';
import { serveTexts } from '../site/staticServer.js';

/** The same places for every table: a box of 720 px, the font of the platform. */
const base =
  'body{margin:16px;font:14px/1.6 "Noto Sans CJK SC",sans-serif}#box{height:720px;overflow:auto}' +
  '#box table{width:100%;table-layout:fixed;border-collapse:collapse}#box th{position:sticky;top:0;background:#f4f7fb}' +
  '#box td,#box th{height:40px;padding:3px 12px;border-bottom:1px solid #dfe3e8;text-align:left;white-space:nowrap;overflow:hidden}';

/** Builds pages for production from the packages as they are published, and serves them by their names. */
export async function servePages(names: readonly string[]) {
  const files: Record<string, readonly [string, string]> = {};
  for (const name of names) {
    const { script, style } = await bundlePage(`bench/src/table/${name}.jsx`);
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
