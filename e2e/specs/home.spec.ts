import type { Page } from '@playwright/test';
import { readSettled } from '../support/settled.js';
import { expect, test } from '../support/test.js';

const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

test('the front page shows what the platform does, counts the visit, and leads to products by keyboard', async ({
  page,
}) => {
  const counted = page.waitForResponse((response) => response.url().includes('/user/sys/addViews'));
  await page.goto('/homePage');
  for (const label of ['累计放款', '受理申请', '在架贷款产品', '注册用户', '平台访问'])
    await expect(figure(page, label), label).toHaveText(/[1-9]/);
  expect((await counted).status()).toBe(200);
  for (const heading of ['推荐产品', '最新动态', '三步办好贷款', '合作单位'])
    await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible();
  await page.getByLabel('贷款期限').selectOption('7-12');
  await page.getByRole('button', { name: '查找产品' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/loan\?term=7-12$/);
});

test('news open as pages, and the way back keeps the page of the list', async ({ page }) => {
  await page.goto('/homePage');
  const news = page.getByRole('region', { name: '最新动态' });
  const item = news.getByRole('link').nth(1).locator('span').first();
  const title = (await readSettled(page, () => item.innerText())).trim();
  await news.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/news\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('article').getByText(/^来源：/)).toBeVisible();

  await page.goto('/news?index=2');
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).first();
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/\d+$/);
  await page.getByRole('link', { name: '全部动态' }).click();
  await expect(page).toHaveURL(/\/news\?index=2$/);
});
