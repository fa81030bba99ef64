import { expect, request, test } from '@playwright/test';
import { violations, watch } from '../support/partnerPage.js';
import { startPartnerSite, type PartnerSite } from '../support/partnerSite.js';
import { TestServer } from '../support/server.js';
import { listShows, partnerToken, walk, widgetOf } from '../support/widgetWalk.js';

let server: TestServer;
let partner: PartnerSite;
let stranger: PartnerSite;

test.beforeAll(async () => {
  const ours = () => server.url;
  [partner, stranger] = [await startPartnerSite(ours), await startPartnerSite(ours)];
  server = await TestServer.start({ env: { HUIQI_PARTNER_ORIGINS: partner.origin } });
});
test.afterAll(async () => {
  await server.stop();
  await partner.close();
  await stranger.close();
});

test('a page of a listed partner lists, shows pictures, logs in and opens the form', async ({
  page,
}) => {
  await watch(page);
  await page.goto(partner.origin);
  const widget = widgetOf(page);
  await listShows(widget);
  const logo = widget.locator('article img').first();
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0);
  await walk(page, await partnerToken(await request.newContext({ baseURL: server.url })));
  expect(await violations(page)).toEqual([]);
});

test('a page of an unlisted origin gets no response, and says so', async ({ page }) => {
  await page.goto(stranger.origin);
  const widget = widgetOf(page);
  await expect(widget.getByText(/网络/).first()).toBeVisible();
  await expect(widget.getByRole('article')).toHaveCount(0);
});

test('only the exact origin is allowed, and never with cookies', async () => {
  const api = await request.newContext({ baseURL: server.url });
  const allowed = async (origin: string, method = 'GET') => {
    const preflight = { 'access-control-request-method': 'POST' };
    const headers = { origin, ...(method === 'OPTIONS' ? preflight : {}) };
    const answer = await api.fetch('/api/huiqi/product/index/home', { method, headers });
    expect(answer.headers()['access-control-allow-credentials']).toBeUndefined();
    return answer.headers()['access-control-allow-origin'];
  };
  const port = new URL(partner.origin).port;
  for (const method of ['GET', 'OPTIONS']) {
    expect(await allowed(partner.origin, method)).toBe(partner.origin);
    for (const near of [
      `https://127.0.0.1:${port}`,
      `http://127.0.0.1:${port}0`,
      'http://127.0.0.1',
      `http://127.0.0.1:${port}.example`,
      `http://localhost:${port}`,
      `${partner.origin}/`,
      'null',
      '*',
    ])
      expect(await allowed(near, method), near).toBeUndefined();
  }
});
