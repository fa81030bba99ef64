import type { FrameLocator, Page } from '@playwright/test';
import { hostPages } from '../support/hostPages.js';
import { demo, exchangeToken } from '../support/partnerBackend.js';
import { expect, test } from '../support/test.js';

/** Frames a page of the platform on a page of another site, as a partner does: with a token and nothing else. */
async function openFrame(page: Page, serverUrl: string, path: string): Promise<FrameLocator> {
  const user = { reference: 'customer-1', phone: '13800000001' };
  const { token } = await exchangeToken(serverUrl, demo, { user, purpose: 'handover' });
  const src = `${serverUrl}${path}${path.includes('?') ? '&' : '?'}token=${token}`;
  const pages = hostPages();
  const html = `<!doctype html><iframe title="贷款" src="${src}" width="1200" height="800"></iframe>`;
  pages.page = { policy: undefined, html };
  await page.goto(pages.elsewhere);
  return page.frameLocator('iframe');
}

/** The user's orders and the form of a product: both ask for the session after the handover. */
async function walk(page: Page, serverUrl: string): Promise<void> {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  const orders = await openFrame(page, serverUrl, '/cIGNAOrderDetails');
  await expect(orders.getByRole('heading', { level: 1, name: '我的申请' })).toBeVisible();
  await expect(orders.getByText('还没有申请', { exact: true })).toBeVisible();
  const form = await openFrame(page, serverUrl, '/cIGNAProductApply?productId=100001');
  await form.getByRole('button', { name: '选择申请企业' }).click();
  await expect(form.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  expect(refused).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}

test('a user who is handed over into a frame on another site stays signed in', async ({
  page,
  server,
}) => {
  await walk(page, server.url);
});

test('also where the browser keeps cookies and storage from frames of other sites', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    if (window.parent === window) return;
    const get = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await walk(page, server.url);
});
