import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';
import { changedSince, hostSnapshot, hostTree } from '../support/hostState.js';
import {
  fromServer,
  hostAnswers,
  hostFailures,
  openPartnerPage,
  widgetEvents,
} from '../support/partnerPage.js';
import { settled } from '../support/settled.js';
import { differences, stylesOf } from '../support/styles.js';
import { listShows, partnerToken, walk, widgetOf } from '../support/widgetWalk.js';

const hostParts = `<main lang="zh"><h1>企业服务</h1><p>文字 <a href="#a">链接</a></p>
  <label>姓名 <input></label><button>按钮</button><ul><li>项</li></ul>
  <table><tr><th>头</th><td>格</td></tr></table></main>`;

const appendLoader = (page: Page) =>
  page.evaluate((src) => {
    const script = document.createElement('script');
    script.src = src;
    // Excluded from the comparison: the host adds it, not the widget.
    document.head.append(script);
  }, fromServer('/embed/v1/loader.js'));

test('a whole walk leaves one global; prototypes, tree, styles and storage stay as they were', async ({
  page,
  request,
}) => {
  const body = `${hostParts}<huiqi-app></huiqi-app>`;
  await openPartnerPage(page, { head: '', body });
  const token = await partnerToken(request);
  const before = await hostSnapshot(page);
  const styles = await stylesOf(page, 'head, main, main *');
  await appendLoader(page);
  const tree = await hostTree(page);
  await walk(page, token);
  expect(await changedSince(page, before)).toEqual(['window.Huiqi']);
  // A modal dialog hides the page around it; closing it must restore everything.
  await expect.poll(() => hostTree(page)).toBe(tree);
  expect(await differences(page, styles, await stylesOf(page, 'head, main, main *'))).toEqual([]);
  const left = await page.evaluate(() => ({
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    elements: document.querySelectorAll('style, link').length,
    stored: localStorage.length + sessionStorage.length,
    cookies: document.cookie,
  }));
  expect(left).toEqual({ sheets: 0, elements: 0, stored: 0, cookies: '' });
  await hostAnswers(page);
  expect(await hostFailures(page)).toEqual([]);
});

/** Rules of host pages; nothing of each may reach the widget. */
const hostile: Record<string, string> = {
  'unsets everything': '* { all: unset !important }',
  'sets what is inherited': `* { color: red !important; font: italic 900 40px/3 serif !important;
    letter-spacing: 9px !important; text-transform: uppercase !important; cursor: wait !important;
    visibility: hidden !important; pointer-events: none !important; user-select: none !important;
    text-align: right !important; white-space: pre !important; word-break: break-all !important }`,
  'reads from right to left in large letters': `html { direction: rtl; font-size: 40px;
    writing-mode: horizontal-tb; color-scheme: dark; quotes: '!' '?'; tab-size: 1 }`,
  'styles tags, roles and classes': `div, section, ul, li, a, button, input, select, img, article,
    [role], [class] { display: inline !important; margin: 31px !important; padding: 17px !important;
    border: 7px dashed lime !important; float: right !important; animation: none !important;
    box-sizing: content-box !important; position: static !important; opacity: 0.3 !important }`,
};

/** Sets every custom property of the theme. */
const ofTheme = (page: Page): Promise<string> =>
  widgetOf(page).evaluate((element) => {
    const sheets = element.shadowRoot?.adoptedStyleSheets ?? [];
    const text = sheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));
    const names = new Set(text.join('').match(/--[\w-]+/g));
    return `html { ${[...names].map((name) => `${name}: 77px !important`).join(';')} }`;
  });

test('no stylesheet of a host changes how the widget looks', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const head = `<style>body { margin: 0 }</style><script src="/embed/v1/loader.js"></script>`;
  await openPartnerPage(page, { head, body: '<huiqi-app></huiqi-app>' });
  const widget = widgetOf(page);
  await listShows(widget);
  // What is hydrated has other elements than what came from the server.
  await expect.poll(() => widgetEvents(page)).toEqual([expect.stringContaining('huiqi:ready')]);
  const logos = widget.locator('article img');
  const areLoaded = (all: Element[]) => all.every((one) => (one as HTMLImageElement).complete);
  await expect.poll(() => logos.evaluateAll(areLoaded)).toBe(true);
  await settled(page);
  const calm = await stylesOf(page, '*', true);
  expect(await calm.evaluate((all) => all.length)).toBeGreaterThan(100);
  const properties = await ofTheme(page);
  expect(properties.match(/77px/g)?.length).toBeGreaterThan(10);
  const rules = { ...hostile, 'sets the custom properties of the theme': properties };
  for (const [what, css] of Object.entries(rules)) {
    const sheet = await page.addStyleTag({ content: `body { margin: 0 !important } ${css}` });
    expect(await differences(page, calm, await stylesOf(page, '*', true)), what).toEqual([]);
    await sheet.evaluate((element) => (element as Element).remove());
  }
});
