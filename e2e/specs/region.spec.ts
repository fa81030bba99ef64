import type { Page } from '@playwright/test';
import { expect, test } from '../support/sandboxTest.js';

const header = (page: Page) => page.getByRole('banner');
const region = (page: Page) => header(page).getByRole('button', { name: /切换地区/ });
const picker = (page: Page) => page.getByRole('dialog', { name: '选择地区' });
const primary = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--huiqi-color-primary').trim(),
  );

async function choose(page: Page, name: string | RegExp): Promise<void> {
  await region(page).click();
  await picker(page).getByRole('button', { name }).click();
  await expect(picker(page)).toHaveCount(0);
}

test('another region changes logo, name, colour, banner, products and requests, for the tab and its pages', async ({
  page,
  context,
}) => {
  await page.goto('/homePage');
  await expect(page.getByText('找贷款，一站比较、在线申请')).toBeVisible();
  const products = page.waitForRequest(/\/product\/index\/home/);
  await choose(page, /^忠县/);
  expect((await products).headers()).toMatchObject({
    'x-scf-province': '500000',
    'x-scf-city': '500233',
    'x-scf-district': '0',
  });
  await expect(region(page)).toHaveText(/忠县/);
  await expect(page.getByText('忠橙熟了，贷款也到位')).toBeVisible();
  await expect(page.getByRole('link', { name: /忠橙贷/ })).toBeVisible();
  await expect(header(page).locator('img')).toHaveAttribute('src', '/assets/logos/zhongxian.png');
  await expect(page).toHaveTitle(/忠县惠企平台$/);
  await expect.poll(() => primary(page)).toBe('#0f6b4f');
  await expect(page.getByRole('contentinfo')).toContainText('忠县发展和改革委员会');
  await expect(page.getByRole('contentinfo')).toContainText('渝ICP备2026000233号-1');

  await page.goto('/loan');
  await expect(region(page)).toHaveText(/忠县/);
  await expect(page.getByRole('article', { name: '忠橙贷' })).toBeVisible();
  const kept = await page.evaluate(() => ({
    session: JSON.stringify(sessionStorage),
    local: JSON.stringify(localStorage),
  }));
  expect(kept.session).toContain('500233');
  expect(kept.local).not.toContain('500233');
  const other = await context.newPage();
  await other.goto('/loan');
  await expect(region(other)).toHaveText(/垫江县/);
  await expect(other.getByRole('article', { name: '忠橙贷' })).toHaveCount(0);
});

test('an address with the key of a region wins, leads on as usual, and offers the ways to log in of the region', async ({
  page,
}) => {
  await page.goto('/zhongxian/login');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('tab', { name: /手机验证码/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /税号/ })).toHaveCount(0);
  await page.goto('/chongqing/loan?term=7-12');
  await expect(page).toHaveURL(/\/loan\?term=7-12$/);
  await expect(region(page)).toHaveText(/重庆市/);
  await expect.poll(() => primary(page)).toBe('#8c2431');
  await page.goto('/dianjiang');
  await expect(page).toHaveURL(/\/homePage$/);
  await expect(region(page)).toHaveText(/垫江县/);
  await expect.poll(() => primary(page)).toBe('#1558c0');
});

test('a district without content of its own gets that of its province, and its own calls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/loan');
  await region(page).click();
  await expect(picker(page).getByRole('button', { name: '万州区' })).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(360);
  await picker(page).getByLabel('查找区县').fill('万州');
  const products = page.waitForRequest(/\/product\/index\/page/);
  await picker(page).getByRole('button', { name: '万州区' }).click();
  expect((await products).headers()['x-scf-city']).toBe('500101');
  await expect(region(page)).toHaveText(/万州区/);
  await expect(header(page).locator('img')).toHaveAttribute('src', '/assets/logos/chongqing.png');
  await expect(page.getByRole('article').first()).toBeVisible();
});
