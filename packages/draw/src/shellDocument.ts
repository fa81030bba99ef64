import { escapeHtml } from './escapeHtml.js';
import { firstSheet, modulePreload, renderDocument } from './renderDocument.js';
import type { SiteManifest, SitePage } from './SiteManifest.js';
import { siteName } from './skeletons.js';

type ShellPage = Pick<SitePage, 'title' | 'shape' | 'scripts'>;

/**
 * A page that the browser draws: a shape stands in its root until then. The stylesheet of the site comes after the shape, so
 * that the first paint does not wait for it. `head` are further elements of the head, `name` is that of the thing shown.
 */
export function shellDocument(
  { entry, sheet, shapes, late, withoutScripts }: SiteManifest,
  { title, shape, scripts }: ShellPage,
  { head = '', name = null }: { readonly head?: string; readonly name?: string | null } = {},
): string {
  const titles = [name, title, siteName].filter((part) => part !== null && part !== '');
  return renderDocument({
    title: escapeHtml(titles.join(' - ')),
    head: [
      firstSheet,
      ...scripts.map(modulePreload),
      head,
      `<script type="module" crossorigin src="${entry}"></script>`,
    ],
    body: [
      `<div id="root"><div class="first first-${shape}">${shapes[shape]}${late}</div></div>`,
      `<link rel="stylesheet" crossorigin href="${sheet}">`,
      `<noscript>${withoutScripts}</noscript>`,
    ],
  });
}
