import type { CarriedResponse } from './Drawing.js';
import { escapeHtml } from './escapeHtml.js';
import {
  carriedIn,
  displayScript,
  firstSheet,
  laterPreload,
  renderDocument,
} from './renderDocument.js';
import type { SiteManifest, SitePage } from './SiteManifest.js';
import { siteName } from './skeletons.js';

type ShellPage = Pick<SitePage, 'title' | 'shape' | 'scripts'>;

export interface ShellParts {
  /** Further elements of the head. */
  readonly head?: string;
  /** Name of the thing shown. */
  readonly name?: string | null;
  /** Of the region, which the site would otherwise request before it renders. */
  readonly responses?: readonly CarriedResponse[];
}

/**
 * A page that the browser draws: a shape stands in its root until then. The stylesheet of the site comes after the shape, so
 * that the first paint does not wait for it.
 */
export function shellDocument(
  { entry, sheet, shapes, late, older, withoutScripts }: SiteManifest,
  { title, shape, scripts }: ShellPage,
  { head = '', name = null, responses = [] }: ShellParts = {},
): string {
  const titles = [name, title, siteName].filter((part) => part !== null && part !== '');
  return renderDocument({
    title: escapeHtml(titles.join(' - ')),
    head: [
      displayScript,
      firstSheet,
      // Before the files of the page: it asks who is here.
      `<script type="module" crossorigin src="${entry}"></script>`,
      ...scripts.map(laterPreload),
      head,
    ],
    body: [
      older,
      `<div id="root"><div class="first first-${shape}">${shapes[shape]}${late}</div></div>`,
      `<link rel="stylesheet" crossorigin href="${sheet}">`,
      `<noscript>${withoutScripts}</noscript>`,
      responses.length > 0 ? carriedIn(responses) : '',
    ],
  });
}
