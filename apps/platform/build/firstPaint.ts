import type { IndexHtmlTransformResult, Plugin } from 'vite';

interface NavigationEntry {
  readonly path: string;
  readonly label: string;
}

const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;
const line = '<div class="first-line"></div>';
const card = `<div class="first-card">${line}${line}${line}</div>`;

/** Header and a shape of what comes, in the places where the site draws them. */
const skeleton = (navigation: readonly NavigationEntry[]) => `<div class="first">
      <div class="first-head">
        <div class="first-inner first-top"><a href="/homePage"><img src="/assets/logo.svg" width="352" height="26" alt="惠企平台 首页" /></a></div>
        <div class="first-nav"><div class="first-inner">${navigation
          .map(({ path, label }) => `<a href="${path}">${label}</a>`)
          .join('')}</div></div>
      </div>
      <div class="first-inner first-main" aria-hidden="true">
        <div class="first-bar"></div>
        <div class="first-card">${line}</div>
        <div class="first-cards">${card.repeat(8)}</div>
      </div>
    </div>`;

/**
 * Lets the page itself paint before any script: header and skeleton stand in #root until the site is drawn in their place. The
 * site's stylesheet comes after them, so that the browser does not wait for it.
 */
export function firstPaintPlugin(navigation: readonly NavigationEntry[]): Plugin {
  return {
    name: 'huiqi-first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html): IndexHtmlTransformResult {
        const root = '<div id="root"></div>';
        if (!html.includes(root)) throw new Error('index.html has no empty #root');
        const sheets = html.match(stylesheet)?.join('') ?? '';
        const filled = `<div id="root">${skeleton(navigation)}</div>${sheets}`;
        return html
          .replace(stylesheet, '')
          .replace('</head>', '  <link rel="stylesheet" href="/assets/first.css" />\n  </head>')
          .replace(root, () => filled);
      },
    },
  };
}
