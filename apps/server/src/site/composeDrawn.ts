import { createHash } from 'node:crypto';
import { inScript } from './composePage.js';
import type { DrawnPage } from './drawing.js';
import type { FirstPage } from './firstPages.js';
import type { PreloadedResponse } from './preloadResponses.js';

/** What of another region would mislead until the scripts are there (apps/platform/src/draw/early.js). */
const elsewhere = '[data-elsewhere] :is(header,main,footer){visibility:hidden}';

/** Pictures that come near are requested in the first frame, which they hold up: the early script lets them after it. */
const afterFrame = '[data-unpainted] img[loading=lazy]{transform:translateY(-9999px)}';

/** What the shape says once it has taken long; a drawn page shows it where its scripts do not come. */
const lateBar = /<div class="first-late".*?<\/div><\/div>/s;
const lateRule =
  '.first-late{position:fixed;inset:auto 0 0;z-index:9;padding:16px;border-top:1px solid #dfe3e8;background:#fff;font-size:14px}.first-late a{color:#1558c0}';

const root = '<div id="root">';
const sheet = '<link rel="stylesheet"';
/** What the page shows first has its rules inline: the site lets the sheets apply (apps/platform/src/boot/applySheets.ts). */
const lateSheet = '<link rel="stylesheet" media="print"';
/** The first holds for every element, and stands inline. */
const baseSheet = /<link rel="stylesheet"[^>]*>\s*/;
/** Starts the site: in a drawn page after its first frame (apps/platform/src/draw/early.js). */
const entryScript = /<script type="module"[^>]* src="([^"]*)"><\/script>/;
/** What the page ends with, and the first frame waits for: frames of parts cost style, layout and paint each, and move. */
const lastId = 'first-answers';
const firstFrame = `<link rel="expect" href="#${lastId}" blocking="render">`;
/**
 * Links that the early script puts into the page after its first frame. Requests cost the main thread several
 * milliseconds each, and the browser makes those that it sees in the markup before it parses anything.
 */
const later = (links: readonly string[]) => `<template id="later">${links.join('')}</template>`;
const noscript = /\s*<noscript>.*?<\/noscript>/;
const firstSheet = /\s*<link rel="stylesheet" href="\/assets\/first\.css" ?\/?>/;

/** Holds until the site takes the attribute away (apps/platform/src/boot/useBrand.ts). */
function brandRule(brand: DrawnPage['brand']): string {
  const values = Object.entries(brand).map((pair) => pair.join(':'));
  return values.length > 0 ? `:root[data-brand]{${values.join(';')}}` : '';
}

interface DrawnParts {
  readonly drawn: DrawnPage;
  readonly css: string;
  readonly script: string;
  readonly responses: Readonly<Record<string, PreloadedResponse>>;
  readonly forVisitor: boolean;
}

/** Puts a drawn page into the page of the site, in place of the shape that stands there. */
export function composeDrawn(
  html: string,
  { scripts }: Pick<FirstPage, 'scripts'>,
  { drawn, css, script, responses, forVisitor }: DrawnParts,
): string {
  const [entryTag = '', entry] = entryScript.exec(html) ?? [];
  const plain = html.replace(firstSheet, '').replace(noscript, '').replace(entryTag, '');
  const start = plain.indexOf(root);
  const after = plain.indexOf(sheet, start);
  const headEnd = plain.indexOf('</head>');
  const bodyEnd = plain.lastIndexOf('</body>');
  if (entry === undefined || start < 0 || after < 0 || headEnd < 0 || bodyEnd < 0)
    throw new Error('index.html is not the page of the site');
  const colour = drawn.brand['--huiqi-color-primary'];
  const head = plain
    .slice(0, headEnd)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${drawn.title}</title>`)
    .replace('<html ', () => (colour === undefined ? '<html ' : `<html data-brand="${colour}" `));
  const modules = [entry, ...scripts].map(
    (src) => `<link rel="modulepreload" crossorigin href="${src}">`,
  );
  const sheets = plain.slice(after, bodyEnd);
  const visit = forVisitor ? 'visitor' : 'user';
  return [
    head,
    `<style>${css}${elsewhere}${afterFrame}${lateRule}${brandRule(drawn.brand)}</style>`,
    firstFrame,
    drawn.links,
    `<script data-area="${drawn.area}" data-entry="${entry}">${script}</script>`,
    plain.slice(headEnd, start),
    `<div id="root" data-drawn="${visit}" data-area="${drawn.area}">${drawn.markup}</div>\n    `,
    `<template id="late">${lateBar.exec(html)?.[0] ?? ''}</template>`,
    later([...modules, sheets.replace(baseSheet, '').replaceAll(sheet, lateSheet)]),
    `<script type="application/json" id="${lastId}">${inScript(responses)}</script>\n  `,
    plain.slice(bodyEnd),
  ].join('');
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sources that the policy of a drawn page allows besides those of the site. */
export interface InlineSources {
  readonly script: string;
  readonly style: string;
}

/** The hashes of what stands inline in a page; null in pages that are not drawn. */
export function inlineSourcesOf(html: string): InlineSources | null {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
  const script = /<script data-area="[^"]*" data-entry="[^"]*">([\s\S]*?)<\/script>/.exec(
    html,
  )?.[1];
  if (style === undefined || script === undefined) return null;
  return { script: hashOf(script), style: hashOf(style) };
}

export const allowInline = (policy: string, { script, style }: InlineSources): string =>
  policy
    .replace("script-src 'self'", `script-src 'self' ${script}`)
    .replace("style-src 'self'", `style-src 'self' ${style}`);
