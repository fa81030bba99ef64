import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { rulesOf } from '../../../tooling/bundle/cssRules.mjs';

/**
 * Where the parts besides the base end, as shares of the sheet: each that applies makes the browser match its elements alone.
 * Primitives and patterns, with which it begins, match more elements than what single pages have.
 */
const ends = [1 / 8, 1 / 4, 1 / 2, 1];
const forEveryElement = ':where(*)';
const sheetLink = /<link rel="stylesheet"[^>]* href="\/(assets\/style-[^"]+\.css)"[^>]*>/;

/** The base, which holds for every element, and the other rules in parts, all in their order. */
export function splitRules(css: string): readonly string[] {
  const rules = rulesOf(css);
  const baseEnd = rules.findLastIndex((rule) => rule.includes(forEveryElement)) + 1;
  const rest = rules.slice(baseEnd);
  const { length } = rest.join('');
  const split = ends.map(() => '');
  let before = 0;
  for (const rule of rest) {
    split[ends.findIndex((end) => before < end * length)] += rule;
    before += rule.length;
  }
  return [rules.slice(0, baseEnd).join(''), ...split];
}

const nameOf = (css: string, place: number) =>
  `assets/style-${place}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;

/**
 * Writes the stylesheet of the site as several: a drawn page has the base inline, and lets the others apply one by one once it
 * is taken over (src/boot/applySheets.ts), so that no single task matches the whole page with all rules.
 */
export function splitSheetPlugin(): Plugin {
  return {
    name: 'huiqi-split-sheet',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no index.html');
        const html = String(page.source);
        const [link = '', fileName = ''] = sheetLink.exec(html) ?? [];
        const sheet = bundle[fileName];
        if (sheet?.type !== 'asset') throw new Error('index.html names no stylesheet');
        const split = splitRules(String(sheet.source)).map((source, place) => ({
          source,
          fileName: nameOf(source, place),
        }));
        for (const one of split) this.emitFile({ type: 'asset', ...one });
        const links = split.map((one) => link.replace(fileName, one.fileName));
        page.source = html.replace(link, links.join('\n    '));
        delete bundle[fileName];
      },
    },
  };
}
