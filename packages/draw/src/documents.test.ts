import { expect, test } from 'vitest';
import type { DrawnPage } from './Drawing.js';
import { drawnDocument } from './drawnDocument.js';
import { shellDocument } from './shellDocument.js';
import type { SiteManifest } from './SiteManifest.js';
import { failureDocument, lateBar, olderBar, shapesOf, withoutScripts } from './skeletons.js';

const contact = { phone: '023-1234 5678', hotlineHours: '工作日' };
const tel = '<a href="tel:02312345678">023-1234 5678</a>';
const site: SiteManifest = {
  entry: '/assets/main.js',
  sheet: '/assets/style.css',
  rules: [],
  early: 'early()',
  shapes: shapesOf({
    navigation: [{ path: '/loan', label: '普惠贷款' }],
    groups: [{ label: '企业服务' }],
  }),
  late: lateBar(contact),
  older: olderBar(contact, { chrome: 86, firefox: 102, safari: '15.4' }),
  withoutScripts: withoutScripts(contact),
  pages: [],
};
const page = { title: '列表 & 更多', shape: 'site', scripts: ['/assets/list.js'] } as const;
const shell = shellDocument(site, page);

const drawn: DrawnPage = {
  markup: '<main>云税贷</main>',
  title: '产品详情 - 惠企平台',
  links: '<link rel="preload" as="font" href="/a">',
  area: '1 2 3',
  areaKeys: [],
  brand: { '--huiqi-brand': '#123456', '--huiqi-color-primary': '#123455' },
  responses: [
    { tag: 'products', operation: 'getProductHome', input: {}, data: '</script><script>' },
  ],
};
const parts = { drawn, css: '.a{color:red}', forVisitor: true, head: '<meta name="x">' };
const { html, style, script } = drawnDocument(site, page, { ...parts, name: null });
const between = (from: string, to: string) => html.split(from)[1]?.split(to)[0] ?? '';

test('a shape stands in the root, before the stylesheet of the site', () => {
  expect(shell).toContain('<a href="/loan">普惠贷款</a><span>企业服务</span>');
  expect(shell.indexOf('first-card')).toBeLessThan(shell.indexOf('/assets/style.css'));
  expect(shell.indexOf('/assets/first.css')).toBeLessThan(shell.indexOf('</head>'));
  expect(shell).not.toMatch(/ style=|<style/);
});

test('a shell names the thing, the page and the site, and requests what the page is made of', () => {
  expect(shell).toContain('<title>列表 &amp; 更多 - 惠企</title>');
  const named = shellDocument(site, page, { name: '<b>', head: '<meta name="x">' });
  expect(named).toContain('<title>&lt;b&gt; - 列表 &amp; 更多 - 惠企</title>');
  expect(named.indexOf('<meta name="x">')).toBeLessThan(named.indexOf('</head>'));
  expect(shell).toContain(
    '<script type="module" crossorigin src="/assets/main.js"></script><link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/list.js">',
  );
});

test('a shell carries the responses that it is given, and nothing otherwise', () => {
  const { responses } = drawn;
  const carrying = shellDocument(site, page, { responses });
  const [, text = ''] = /id="responses">(.*?)<\/script>/.exec(carrying) ?? [];
  expect(JSON.parse(text)).toEqual(responses);
  expect(shell).not.toContain('id="responses"');
});

test('pages without a header, and the desk, have shapes of their own', () => {
  for (const shape of ['site', 'page', 'centre', 'desk', 'bare'] as const) {
    const text = shellDocument(site, { ...page, shape });
    expect(text).toContain(`class="first first-${shape}"`);
    expect(text.includes('企业服务')).toBe(shape !== 'desk' && shape !== 'bare');
  }
});

test('a page that no script draws names ways on and the hotline, with scripts switched off too', () => {
  const [, off = ''] = /<noscript>([\s\S]*?)<\/noscript>/.exec(shell) ?? [];
  for (const text of [site.late, off, failureDocument(contact)]) {
    expect(text).toContain('href="/homePage"');
    expect(text).toContain(tel);
  }
  expect(shell).toContain(site.late);
  expect(site.late).toContain('<a href="">');
});

test('the page of a failure needs no script, and has its logo and a place for the number', () => {
  const text = failureDocument(contact);
  expect(text).not.toMatch(/<script| style=|<style/);
  for (const part of ['<img src="/assets/logo.png"', '{message}', '{requestId}', '<h1>', '<main'])
    expect(text).toContain(part);
});

test('a drawn page has what it shows first inline, says what that is, and is in the colour of its region', () => {
  expect(between('<style>', '</style>')).toBe(style);
  expect(style.startsWith('.a{color:red}')).toBe(true);
  expect(style).toContain(':root[data-brand]{--huiqi-brand:#123456;--huiqi-color-primary:#123455}');
  expect(html).toContain('<html lang="zh-CN" data-brand="#123456">');
  expect(html).toContain(
    `<script data-area="1 2 3" data-entry="/assets/main.js">${script}</script>`,
  );
  expect(html).toContain(
    '<div id="root" data-drawn="visitor" data-area="1 2 3"><main>云税贷</main></div>',
  );
});

test('its first frame waits for the last that is drawn, and for nothing that is requested', () => {
  const last = /<link rel="expect" href="#([^"]*)" blocking="render">/.exec(html)?.[1] ?? '';
  expect(html.indexOf(`id="${last}"`)).toBeGreaterThan(html.indexOf(drawn.markup));
  const later = between('<template id="later">', '</template>');
  expect(later).toContain('<link rel="modulepreload" crossorigin href="/assets/main.js">');
  expect(later).toContain(
    '<link rel="stylesheet" media="print" crossorigin href="/assets/style.css">',
  );
  expect(html.replace(later, '')).not.toMatch(/modulepreload|rel="stylesheet"|type="module"/);
});

test('it says that its scripts do not come where they do not, and to nobody else', () => {
  expect(between('<template id="late">', '</template>')).toBe(site.late);
  expect(html.split(site.late)).toHaveLength(2);
  expect(style).toContain('.first-late{position:fixed');
});

test('browsers that are too old are told so, without a script and before the page', () => {
  for (const text of [shell, html])
    expect(text.indexOf('<div class="first-older"')).toBeLessThan(text.indexOf('id="root"'));
  expect(site.older).toContain('内核 86 及以上');
  expect(site.older).toContain(contact.phone);
  expect(site.older).not.toContain('<a');
  expect(style).toContain('@supports selector(:focus-visible){.first-older{display:none}}');
});

test('carried responses cannot close their element', () => {
  const text = between('<script type="application/json" id="responses">', '</script>');
  expect(JSON.parse(text)).toEqual(drawn.responses);
});

test('the name of the thing goes before a drawn title that lacks it', () => {
  const titled = (name: string) => drawnDocument(site, page, { ...parts, name }).html;
  expect(titled('<b>')).toContain('<title>&lt;b&gt; - 产品详情 - 惠企平台</title>');
  expect(titled('产品详情')).toContain('<title>产品详情 - 惠企平台</title>');
});
