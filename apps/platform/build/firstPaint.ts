import type { IndexHtmlTransformResult, Plugin } from 'vite';
import {
  bareSkeleton,
  deskSkeleton,
  failurePage,
  siteSkeleton,
  withoutScripts,
  type HeaderEntries,
} from './skeletons.js';

const noscript = /<noscript>.*?<\/noscript>/;
const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Lets the page itself paint before any script: header and skeleton stand in #root until the site is drawn in their place. The
 * site's stylesheet comes after them, so that the browser does not wait for it. Pages without a header get bare.html, the
 * desk of staff gets desk.html; unavailable.html stands for pages that cannot be sent.
 */
export function firstPaintPlugin(entries: HeaderEntries): Plugin {
  const site = siteSkeleton(entries);
  return {
    name: 'huiqi-first-paint',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html): IndexHtmlTransformResult {
        const root = '<div id="root"></div>';
        if (!html.includes(root)) throw new Error('index.html has no empty #root');
        if (!noscript.test(html))
          throw new Error('index.html says nothing to those without scripts');
        const sheets = html.match(stylesheet)?.join('') ?? '';
        const filled = `<div id="root">${site}</div>${sheets}`;
        return html
          .replace(stylesheet, '')
          .replace('</head>', '  <link rel="stylesheet" href="/assets/first.css" />\n  </head>')
          .replace(noscript, `<noscript>${withoutScripts}</noscript>`)
          .replace(root, () => filled);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no index.html');
        const html = String(page.source);
        if (!html.includes(site)) throw new Error('index.html has no skeleton');
        for (const [fileName, skeleton] of [
          ['bare.html', bareSkeleton],
          ['desk.html', deskSkeleton],
        ] as const)
          this.emitFile({
            type: 'asset',
            fileName,
            source: html.replace(site, () => skeleton),
          });
        this.emitFile({ type: 'asset', fileName: 'unavailable.html', source: failurePage });
      },
    },
  };
}
