import { readFileSync } from 'node:fs';
import { defaultTokens } from '@huiqi/components/theme';
import { expect, test } from 'vitest';
import { firstPaintPlugin } from './firstPaint.js';

const page =
  '<html><head><link rel="stylesheet" crossorigin href="/assets/style.css"></head><body><div id="root"></div></body></html>';

function transform(html: string): string {
  const { transformIndexHtml } = firstPaintPlugin([{ path: '/loan', label: '普惠贷款' }]);
  if (typeof transformIndexHtml !== 'object') throw new Error('the plugin has changed its shape');
  return (transformIndexHtml.handler as (html: string) => string)(html);
}

test('the skeleton stands in the root, before the stylesheet of the site', () => {
  const html = transform(page);
  expect(html).toContain('<a href="/loan">普惠贷款</a>');
  expect(html.indexOf('first-card')).toBeLessThan(html.indexOf('/assets/style.css'));
  expect(html.indexOf('/assets/first.css')).toBeLessThan(html.indexOf('</head>'));
  expect(html).not.toMatch(/ style=|<script/);
});

test('a page without an empty root is refused', () => {
  expect(() => transform('<body></body>')).toThrow('#root');
});

test('its colours are those of the default theme', () => {
  const css = readFileSync(new URL('../public/assets/first.css', import.meta.url), 'utf8');
  const known: readonly string[] = Object.values(defaultTokens.color);
  const used = css.match(/#[0-9a-f]{3,8}\b/g) ?? [];
  expect(used.length).toBeGreaterThan(3);
  for (const colour of used) expect(known).toContain(colour);
});
