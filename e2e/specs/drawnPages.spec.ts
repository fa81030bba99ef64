import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isTakenOver } from '../support/isTakenOver.js';
import { followRequests } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

interface DrawnRoute {
  paths: string[];
  drawn: boolean;
}

const { pages } = JSON.parse(
  readFileSync(new URL('../../apps/platform/build/dist/site.json', import.meta.url), 'utf8'),
) as { pages: DrawnRoute[] };
const product = '/productDetail/100001';
const policy = '/policyDetail/5001';
/** Addresses of patterns; a pattern without one fails. */
const samples: Readonly<Record<string, string>> = {
  '/productDetail/:productId': product,
  '/policyDetail/:id': policy,
};
const addresses = pages
  .filter(({ drawn }) => drawn)
  .flatMap(({ paths }) => paths)
  .map((path) => samples[path] ?? path);
/** A page of each kind: a front page, lists, a detail, a form. */
const ofUsers = ['/homePage', '/enterpriseDemands/list', product, '/policyOnline'];
/** Pages that send no further requests for a visitor. */
const carrying = ['/', '/homePage', '/loan'];
const evil = 'keyword=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E%22%27%3C!--&x=%3Cb%3E';
const hostile = [`/loan?${evil}`, `/policy/search?${evil}`];

/**
 * The server sends a page undrawn when drawing takes too long, as at first on a busy machine: waits for a drawn one.
 */
async function openDrawn(page: Page, address: string): Promise<string> {
  const read = async () => (await page.request.get(address)).text();
  await expect.poll(read, { timeout: 60_000 }).toContain('data-drawn=');
  const sent = await page.goto(address);
  return (await sent?.text()) ?? '';
}

/** Errors of React and the browser, including hydration differences. */
function complaintsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  return found;
}

/** Sent after rendering: the visit is counted, and figures that change by the minute are in no page. */
const afterwards = ['/user/sys/addViews', '/order/statistics/home/statistics'];

test('every drawn page carries its responses and is hydrated as it was drawn, at the end of a day and for any address', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const complaints = complaintsOf(page);
  const loaded = followRequests(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isLater = afterwards.some((one) => pathname.endsWith(one));
    if (pathname.startsWith('/api/') && !isLater) asked.push(pathname);
  });
  await page.clock.setFixedTime(new Date('2026-12-31T23:59:30+08:00'));
  // What the server drew is marked before the scripts run: elements that React replaced would not be.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        document.querySelector('#main')?.setAttribute('data-first', '');
    });
  });
  expect(addresses).toContain('/homePage');
  for (const address of [...addresses, ...hostile]) {
    await test.step(address, async () => {
      asked.length = 0;
      await openDrawn(page, address);
      await expect(page.locator('#root[data-drawn="visitor"]')).toBeAttached();
      await isTakenOver(page);
      await expect(page.locator('#main[data-first]')).toBeAttached();
      await expect(page).toHaveTitle(/ - .*惠企平台$/);
      await loaded(address);
      expect(complaints, address).toEqual([]);
      if (carrying.includes(address)) expect(asked, address).toEqual([]);
    });
  }
});

test('a user gets the same page, which carries nothing of the user, and the place of the account is filled', async ({
  page,
  server,
}) => {
  const complaints = complaintsOf(page);
  const loaded = followRequests(page);
  await signIn(page, server.url, '13800000001');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  expect(await openDrawn(page, '/loan')).not.toContain('user/info');
  await expect(page.locator('#root[data-drawn="user"]')).toBeAttached();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: /^消息通知/ })).toBeVisible();
  expect(asked.filter((path) => path.includes('/product/'))).toEqual([]);
  for (const address of ofUsers) {
    await openDrawn(page, address);
    await loaded(address);
    expect(complaints, address).toEqual([]);
  }
});

test('what is clicked and typed before the scripts come is kept', async ({ page }) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/loan', { waitUntil: 'commit' });
  const keyword = page.getByRole('search').getByRole('searchbox').first();
  await keyword.pressSequentially('云税');
  const group = page.getByRole('navigation', { name: '主导航' }).getByRole('button').first();
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(keyword).toHaveValue('云税');
});

test('pictures are shown once the page is painted, before the site is there', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/loan', { waitUntil: 'commit' });
  const picture = page.locator('#main img[loading=lazy]').first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expect(picture).toBeInViewport();
});

test('the site starts in a page that was cut off, too', async ({ page }) => {
  await page.route('**/loan', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.indexOf('<template id="later">')) });
  });
  await page.goto('/loan');
  await isTakenOver(page);
  await expect(page.locator('#main a[href^="/productDetail/"]').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read, and their links followed', async ({ page }) => {
    await page.goto('/loan');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const link = page.locator('#main a[href^="/productDetail/"]').first();
    await expect(link).toBeVisible();
    await expect(page.locator('#main img[loading=lazy]').first()).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(/\/productDetail\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const path of ['/productDetail/none', '/policyDetail/none'])
      expect((await page.goto(path))?.status(), path).toBe(404);
  });

  test('lists are filtered and paged by forms and links', async ({ page }) => {
    await page.goto('/loan?sortOrder=2');
    await page.getByRole('combobox', { name: '贷款期限' }).selectOption({ label: '7-12个月' });
    await page.getByRole('button', { name: '查询', exact: true }).click();
    await expect(page).toHaveURL(/\/loan\?.*\bterm=7-12/);
    await expect(page).toHaveURL(/\bsortOrder=2/);
    await expect(page.getByRole('combobox', { name: '贷款期限' })).toHaveValue('7-12');
    await expect(page.getByText('贷款期限：7-12个月').first()).toBeVisible();
    await page.getByRole('link', { name: '第 2 页', exact: true }).click();
    await expect(page).toHaveURL(/\/loan\?term=7-12&sortOrder=2&index=2$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/helpingEnterprisesServe/list');
    await page.getByRole('link', { name: '知识产权', exact: true }).click();
    await expect(page).toHaveURL(/\?serviceTypeBig=\w+$/);
    await page.getByRole('button', { name: '查询', exact: true }).click();
    await expect(page).toHaveURL(/\bserviceTypeBig=\w+/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/policyOnline');
    await page.getByLabel('政策层级').selectOption('市级');
    await page.getByLabel('关键词').fill('技术改造');
    await page.getByRole('button', { name: '查找政策' }).click();
    await expect(page).toHaveURL(/\/policy\/search\?/);
    await page.getByRole('combobox', { name: '政策类别' }).selectOption({ label: '技术创新' });
    await page.getByRole('button', { name: '查询', exact: true }).click();
    await expect(page).toHaveURL(/\bgrade=CITY\b/);
    await expect(page).toHaveURL(/\bcategory=TECHNOLOGY\b/);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/policyDetail\/\w+$/);
    await expect(page.getByRole('region', { name: '政策正文' })).toBeVisible();
    for (const path of ['/enterpriseDemands/list', '/supervision']) {
      await page.goto(path);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    }
  });
});
