import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test.js';

/** Opens a page with a strict policy and a widget without options; `held` are the requests of its code. */
async function openHeld(page: Page, url: string): Promise<{ release: () => Promise<void> }> {
  const csp = `default-src 'none'; script-src ${url}; img-src ${url}; connect-src ${url}; require-trusted-types-for 'script'; trusted-types 'none'`;
  const body = `<!doctype html><html lang="zh-CN"><title>伙伴</title><script src="${url}/embed/v1/loader.js" defer></script><huiqi-app route="/cIGNALoan"></huiqi-app>`;
  await page.route('**/partner.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': csp },
      body,
    }),
  );
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/embed/v1/chunks/**', (route) =>
    isHeld ? void held.push(route) : route.continue(),
  );
  await page.goto(`${url}/partner.html`);
  return {
    async release() {
      isHeld = false;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

test('the first screen is there before the code, keeps its nodes, and a click made meanwhile counts', async ({
  page,
  server,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  const { release } = await openHeld(page, server.url);
  const widget = page.locator('huiqi-app');
  const cards = widget.getByRole('article');
  await expect(cards).toHaveCount(6);
  await widget.getByRole('searchbox').fill('税');
  const first = await cards.first().elementHandle();
  const ready = page.evaluate(
    () => new Promise((resolve) => document.addEventListener('huiqi-ready', resolve)),
  );
  await release();
  await ready;
  await expect(widget.getByRole('searchbox')).toHaveValue('税');
  expect(await first?.evaluate((node) => node.isConnected)).toBe(true);
  expect(calls).toEqual([]);
  expect(faults).toEqual([]);
});

test('a click made before the code has come opens the product', async ({ page, server }) => {
  const { release } = await openHeld(page, server.url);
  const card = page.locator('huiqi-app').getByRole('article').nth(1);
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link').click();
  await release();
  await expect(page.locator('huiqi-app').getByRole('heading', { name }).first()).toBeVisible();
  await expect(page.locator('huiqi-app').getByRole('button', { name: '立即申请' })).toBeVisible();
});

test('a screen that cannot be read leaves the widget to draw itself', async ({ page, server }) => {
  await page.route('**/embed/v1/first-*.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"nodes":[["script",{},"x"]]}' }),
  );
  const { release } = await openHeld(page, server.url);
  await release();
  await expect(page.locator('huiqi-app').getByRole('article')).toHaveCount(6);
});
