import { readFileSync } from 'node:fs';
import { defaultTokens } from '@huiqi/components/theme';
import { expect, test, vi } from 'vitest';
import { constants } from '@huiqi/sdk/domain';
import { hotline } from '../src/shell/hotline.js';
import { firstPaintPlugin } from './firstPaint.js';
import { failurePage } from './skeletons.js';

const { customerHotline } = constants;
const page =
  '<html><head><link rel="stylesheet" crossorigin href="/assets/style.css"></head><body><div id="root"></div><noscript>请启用 JavaScript。</noscript></body></html>';
const plugin = firstPaintPlugin({
  navigation: [{ path: '/loan', label: '普惠贷款' }],
  groups: [{ label: '企业服务' }],
});

function transform(html: string): string {
  const { transformIndexHtml } = plugin;
  if (typeof transformIndexHtml !== 'object') throw new Error('the plugin has changed its shape');
  return (transformIndexHtml.handler as (html: string) => string)(html);
}

test('the skeleton stands in the root, before the stylesheet of the site', () => {
  const html = transform(page);
  expect(html).toContain('<a href="/loan">普惠贷款</a><span>企业服务</span>');
  expect(html.indexOf('first-card')).toBeLessThan(html.indexOf('/assets/style.css'));
  expect(html.indexOf('/assets/first.css')).toBeLessThan(html.indexOf('</head>'));
  expect(html).not.toMatch(/ style=|<script/);
});

test('pages without a header, and the desk, have a page of their own, with the same files', () => {
  const { generateBundle } = plugin;
  if (typeof generateBundle !== 'object') throw new Error('the plugin has changed its shape');
  const emitFile = vi.fn();
  const bundle = { 'index.html': { type: 'asset', source: transform(page) } };
  (generateBundle.handler as (this: object, options: object, files: object) => void).call(
    { emitFile },
    {},
    bundle,
  );
  const [call] = emitFile.mock.calls;
  const { source } = (call as [{ source: string }])[0];
  expect(emitFile).toHaveBeenCalledWith(expect.objectContaining({ fileName: 'bare.html' }));
  expect(source).toContain('/assets/style.css');
  expect(source).toContain('first-bare');
  expect(source).not.toContain('企业服务');
  const desk = emitFile.mock.calls[1] as [{ fileName: string; source: string }];
  expect(desk[0].fileName).toBe('desk.html');
  expect(desk[0].source).toContain('/assets/style.css');
  expect(desk[0].source).toContain('first-desk');
  expect(desk[0].source).not.toContain('企业服务');
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

const tel = `<a href="tel:${hotline.phone.replace(/\D/g, '')}">${hotline.phone}</a>`;

test('a page that no script draws names ways on and the hotline, with scripts switched off too', () => {
  const html = transform(page);
  const [, late = ''] = /<div class="first-late"[^>]*>([\s\S]*?)<\/div><\/div>/.exec(html) ?? [];
  const [, off = ''] = /<noscript>([\s\S]*?)<\/noscript>/.exec(html) ?? [];
  for (const text of [late, off, failurePage]) {
    expect(text).toContain('href="/homePage"');
    expect(text).toContain(tel);
    expect(text).toContain(customerHotline);
  }
  expect(late).toContain('<a href="">');
});

test('the page of a failure needs no script, and has its logo and a place for the number', () => {
  expect(failurePage).not.toMatch(/<script| style=|<style/);
  for (const part of ['<img src="/assets/logo.png"', '{message}', '{requestId}', '<h1>', '<main'])
    expect(failurePage).toContain(part);
});
