import type { Page } from '@playwright/test';
import { settled } from '../support/settled.js';
import { expect, test } from '../support/test.js';

const cards = (page: Page) => page.getByRole('article');
const choose = (page: Page, nth: number) =>
  cards(page)
    .nth(nth)
    .getByRole('checkbox', { name: /^加入对比/ });
const bar = (page: Page) => page.getByRole('region', { name: '产品对比' });

test('products are chosen over pages, reloads and details, up to three, compared and applied for', async ({
  page,
}) => {
  // `check` does not wait for hydration, which shows a box ticked before it.
  await page.goto('/loan');
  await settled(page);
  await choose(page, 0).check();
  await expect(bar(page)).toContainText('再选 1 个即可对比');
  await page.goto('/loan?index=2');
  await settled(page);
  await choose(page, 0).check();
  await page.reload();
  await expect(choose(page, 0)).toBeChecked();
  await expect(bar(page)).toContainText('已选 2 个');
  await page.goto('/productDetail/100010');
  await settled(page);
  await page.getByRole('checkbox', { name: /^加入对比/ }).check();
  await page.goto('/loan');
  await expect(bar(page)).toContainText('已选 3 个');
  await choose(page, 3).click();
  await expect(page.getByText('最多对比 3 个产品，请先移除一个')).toBeVisible();
  await expect(choose(page, 3)).not.toBeChecked();
  await bar(page).getByRole('link', { name: '开始对比' }).click();
  await expect(page).toHaveURL(/\/loan\/compare\?ids=/);
  await expect(page.getByRole('columnheader')).toHaveCount(4);

  await page.getByLabel('借多少').fill('12');
  await page.getByRole('checkbox', { name: '只看不同的项目' }).check();
  await expect(page).toHaveURL(/amount=12&.*only=different/);
  await page.reload();
  await expect(page.getByLabel('借多少')).toHaveValue('12');
  await expect(page.getByRole('checkbox', { name: '只看不同的项目' })).toBeChecked();
  await page.getByRole('button', { name: /^移除/ }).last().click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page
    .getByRole('button', { name: /^立即申请/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a product that is gone is announced on the list, which takes its place in the history', async ({
  page,
}) => {
  await page.goto('/homePage');
  await page.goto('/productDetail/100705');
  await expect(page).toHaveURL(/\/loan$/);
  await expect(page.getByText('该产品已被下架').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/homePage$/);
});
