import type { Page, Route } from '@playwright/test';
import { hostPages } from '../support/hostPages.js';
import { readSettled } from '../support/settled.js';
import { expect, test } from '../support/test.js';

/** Opens a page with a strict policy and a widget without options; `held` are the requests of its code. */
async function openHeld(
  page: Page,
  url: string,
  tag = { src: 'loader.js', attributes: 'crossorigin' },
): Promise<{ release: () => Promise<void> }> {
  const csp = `default-src 'none'; script-src ${url}; img-src ${url}; connect-src ${url}; require-trusted-types-for 'script'; trusted-types 'none'`;
  const html = `<!doctype html><html lang="zh-CN"><title>伙伴</title><script src="${url}/embed/v1/${tag.src}" ${tag.attributes} defer></script><huiqi-app route="/cIGNALoan"></huiqi-app>`;
  const pages = hostPages();
  pages.page = { policy: csp, html };
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/embed\/v1\/(?:app\.js|list\.js|chunks\/)/, (route) =>
    isHeld ? void held.push(route) : route.continue(),
  );
  await page.goto(`${pages.origin}/partner.html`);
  return {
    async release() {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** The ids that the runtime has for a widget's elements, and their actual ids. */
const idsOf = (page: Page) =>
  page.locator('huiqi-app').evaluate((host) => {
    // Preact's internal fields: children, element; there is no public API.
    interface Node {
      readonly __k?: readonly (Node | null)[] | null;
      readonly __e?: Element | null;
      readonly type?: unknown;
      readonly props?: { readonly id?: string };
    }
    const ids: { readonly known: string; readonly has: string | undefined }[] = [];
    const visit = (node: Node | null) => {
      if (!node) return;
      const known = typeof node.type === 'string' ? node.props?.id : undefined;
      if (known !== undefined) ids.push({ known, has: node.__e?.id });
      node.__k?.forEach(visit);
    };
    const box = host.shadowRoot?.firstElementChild as { readonly __k?: Node } | null | undefined;
    visit(box?.__k ?? null);
    return ids;
  });

test('the first screen is there before the code, keeps its nodes and ids, and what was typed', async ({
  page,
  server,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  const calls: string[] = [];
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
    if (pathname.startsWith('/embed/')) asked.push(pathname);
  });
  const { release } = await openHeld(page, server.url);
  const widget = page.locator('huiqi-app');
  const cards = widget.getByRole('article');
  await expect(cards).toHaveCount(6);
  expect(await idsOf(page)).toEqual([]);
  await widget.getByRole('searchbox').fill('税');
  const first = await cards.first().elementHandle();
  const ready = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('huiqi-ready', resolve)),
  );
  // While no code has come: all of it, styles within, is asked for beside the screen.
  for (const file of [
    /app\.js$/,
    /list\.js$/,
    /chunks\/start-/,
    /first-\w+\.js$/,
    /first-\w+\.json$/,
  ])
    await expect.poll(() => asked.filter((path) => file.test(path))).toHaveLength(1);
  const atOnce = [...asked];
  expect(atOnce[0]).toBe('/embed/v1/loader.js');
  await release();
  await ready;
  // What no first screen needs follows it.
  const later = /chunks\/(?:later|submitWithoutForms)-/;
  expect(asked.slice(atOnce.length).filter((path) => !later.test(path))).toEqual([]);
  await expect(widget.getByRole('searchbox')).toHaveValue('税');
  expect(await first?.evaluate((node) => node.isConnected)).toBe(true);
  expect(calls).toEqual([]);
  expect(faults).toEqual([]);

  // What is hydrated in slices has the ids that the server gave it.
  await widget.getByRole('button', { name: '更多筛选' }).click();
  await expect(widget.getByRole('button', { name: '收起筛选' })).toBeVisible();
  const ids = await idsOf(page);
  expect(ids.length).toBeGreaterThan(8);
  expect(ids.map(({ has }) => has)).toEqual(ids.map(({ known }) => known));
});

test('a search that was sent before the code has come finds what was typed', async ({
  page,
  server,
}) => {
  const { release } = await openHeld(page, server.url);
  const widget = page.locator('huiqi-app');
  await widget.getByRole('searchbox').fill('云税');
  await page.keyboard.press('Enter');
  await release();
  await expect(widget.getByRole('button', { name: '移除条件 关键词：云税' })).toBeVisible();
  const names = widget.getByRole('article').getByRole('heading');
  await expect(names.first()).toHaveText('云税贷');
  await expect(names.filter({ hasNotText: '云税贷' })).toHaveCount(0);
});

test('loan.js brings the first screen itself, and a click made before the code opens the product', async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { release } = await openHeld(page, server.url, {
    src: 'loan.js',
    attributes: 'crossorigin',
  });
  const widget = page.locator('huiqi-app');
  await expect(widget.getByRole('article')).toHaveCount(6);
  const first = widget.getByRole('article').first();
  const name = await readSettled(page, () => first.getByRole('heading').innerText());
  await first.getByRole('link').click();
  expect(asked.filter((path) => /\/first-|^\/api\//.test(path))).toEqual([]);
  await release();
  await expect(widget.getByRole('heading', { name }).first()).toBeVisible();
  await expect(widget.getByRole('button', { name: '立即申请' })).toBeVisible();
});

test('loan.js of a page that does not say whose it is lets the widget draw itself', async ({
  page,
  server,
}) => {
  // Without crossorigin the browser names no origin.
  const { release } = await openHeld(page, server.url, { src: 'loan.js', attributes: '' });
  const widget = page.locator('huiqi-app');
  await expect(widget).toBeAttached();
  await expect(widget.getByRole('article')).toHaveCount(0);
  await release();
  await expect(widget.getByRole('article')).toHaveCount(6);
});

test('a screen that cannot be read leaves the widget to draw itself', async ({ page, server }) => {
  await page.route('**/embed/v1/first-*.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"nodes":[["script",{},"x"]]}' }),
  );
  const { release } = await openHeld(page, server.url);
  await release();
  await expect(page.locator('huiqi-app').getByRole('article')).toHaveCount(6);
});
