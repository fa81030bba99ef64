import type { DrawnPage } from './Drawing.js';
import { escapeHtml } from './escapeHtml.js';
import { carriedIn, modulePreload, renderDocument, responsesId } from './renderDocument.js';
import type { SiteManifest, SitePage } from './SiteManifest.js';

/** What of another region would mislead until the scripts are there (early.js). */
const elsewhere =
  '[data-elsewhere] header,[data-elsewhere] main,[data-elsewhere] footer{visibility:hidden}';

/** The bar that says that the scripts do not come. */
const lateRule =
  '.first-late{position:fixed;right:0;bottom:0;left:0;z-index:9;padding:16px;border-top:1px solid var(--huiqi-color-border);background:var(--huiqi-color-surface);color:var(--huiqi-color-text);font-size:var(--huiqi-font-size-14)}.first-late a{color:var(--huiqi-color-primary)}';

/** The bar of browsers that are too old (first.css). */
const olderRule =
  '.first-older{padding:12px 16px;background:#fff5e3;color:#1a2027;font:14px/1.6 sans-serif}@supports selector(:focus-visible){.first-older{display:none}}';

/** The page ends with the responses, and the first frame waits for them: a frame of a part costs style, layout and paint again, and moves. */
const firstFrame = `<link rel="expect" href="#${responsesId}" blocking="render">`;

/** Holds until the site takes the attribute away (apps/platform/src/boot/useBrand.ts). */
function brandRule(brand: DrawnPage['brand']): string {
  const values = Object.entries(brand).map((pair) => pair.join(':'));
  return values.length > 0 ? `:root[data-brand]{${values.join(';')}}` : '';
}

export interface DrawnParts {
  readonly drawn: DrawnPage;
  /** The rules of the stylesheet that the page uses. */
  readonly css: string;
  readonly forVisitor: boolean;
  /** Further elements of the head. */
  readonly head: string;
  /** Name of the thing shown, which the drawn title may lack. */
  readonly name: string | null;
}

/**
 * A page that the server has drawn. It needs no request for its first paint: its rules stand in it, and its scripts and the whole
 * stylesheet are requested by the early script afterwards. Returns the document and what of it stands inline, for the policy.
 */
export function drawnDocument(
  { entry, sheet, early, late, older }: SiteManifest,
  { scripts }: Pick<SitePage, 'scripts'>,
  { drawn, css, forVisitor, head, name }: DrawnParts,
): { readonly html: string; readonly style: string; readonly script: string } {
  const { area, brand, links, markup, title, responses } = drawn;
  const start = name === null ? '' : `${escapeHtml(name)} - `;
  const colour = brand['--huiqi-brand'];
  const style = `${css}${elsewhere}${lateRule}${olderRule}${brandRule(brand)}`;
  const html = renderDocument({
    title: title.startsWith(start) ? title : start + title,
    attributes: colour === undefined ? '' : ` data-brand="${colour}"`,
    head: [
      `<style>${style}</style>`,
      firstFrame,
      links,
      head,
      `<script data-area="${area}" data-entry="${entry}">${early}</script>`,
    ],
    body: [
      older,
      `<div id="root" data-drawn="${forVisitor ? 'visitor' : 'user'}" data-area="${area}">${markup}</div>`,
      `<template id="late">${late}</template>`,
      // Not in the markup: browsers request what they see there before they parse any of it.
      `<template id="later">${[entry, ...scripts].map(modulePreload).join('')}<link rel="stylesheet" media="print" crossorigin href="${sheet}"></template>`,
      carriedIn(responses),
    ],
  });
  return { html, style, script: early };
}
