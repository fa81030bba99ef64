import type { Page } from '@playwright/test';
import { readSettled, settled } from '../support/settled.js';
import { expect, test } from '../support/test.js';

const cards = (page: Page) => page.getByRole('article');

test('the market is filtered, sorted and paged in its address, and leads to a product', async ({
  page,
}) => {
  await page.goto('/loan');
  await settled(page);
  const asked = page.waitForRequest(/\/product\/index\/page/);
  await page.getByRole('link', { name: '第 2 页', exact: true }).click();
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ index: '2', size: '8', sortOrder: '3' });
  await page.reload();
  await expect(page).toHaveURL(/[?&]index=2/);
  await expect(cards(page)).toHaveCount(8);
  await page.getByRole('link', { name: '第 3 页', exact: true }).click();
  await expect(page).toHaveURL(/[?&]index=3/);
  await page.goBack();
  await expect(page).toHaveURL(/[?&]index=2/);

  await page.getByLabel('担保方式', { exact: true }).selectOption({ label: '信用' });
  await page.getByLabel('排序').selectOption({ label: '额度最高' });
  await expect(page).toHaveURL(/\/loan\?guaranteeType=CREDIT&sortOrder=4$/);
  await page.reload();
  await expect(page.getByLabel('排序')).toHaveValue('4');
  await expect(page.getByRole('button', { name: '移除条件 担保方式：信用' })).toBeVisible();
  for (const card of await readSettled(page, () => cards(page).all()))
    await expect(card.getByText(/^(?:信用|信用或抵押)$/)).toBeVisible();
  await page.getByRole('button', { name: '清除全部' }).click();
  await expect(page).toHaveURL(/\/loan\?sortOrder=4$/);

  const first = cards(page).first();
  const name = (await readSettled(page, () => first.getAttribute('aria-label'))) ?? '';
  await first.getByRole('link', { name: '查看详情' }).click();
  await expect(page).toHaveURL(/\/productDetail\/\d+\?productName=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  // With the header of the site above it, the first product is still high up on a phone.
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/loan');
  await settled(page);
  const top = () => first.evaluate((card) => card.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(320);
});

test('the categories lead to one another, each with its products, and to what WeChat takes', async ({
  page,
}) => {
  await page.goto('/loan');
  const pages = page.getByRole('navigation', { name: '贷款专区' });
  for (const [title, path, category] of [
    ['税务贷', '/taxation', '1'],
    ['烟商贷', '/tobaccoLoan', '2'],
    ['酒店贷', '/hotelLoan', '3'],
    ['续贷', '/renewalProducts', '4'],
    ['抗疫贷', '/epidemicLoan', '5'],
    ['个人贷', '/personLoan', '6'],
  ] as const) {
    const asked = page.waitForRequest(/\/product\/index\/page/);
    await pages.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const query = new URL((await asked).url()).searchParams;
    expect(query.get('productCategoryId'), path).toBe(category);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(cards(page).first()).toBeVisible();
  }
  await page.getByLabel('担保方式', { exact: true }).selectOption({ label: '信用' });
  await expect(page).toHaveURL(/\/personLoan\?guaranteeType=CREDIT$/);
  await pages.getByRole('link', { name: '微信办理' }).click();
  await expect(page.getByRole('img', { name: '微捷贷的微信办理二维码' })).toBeVisible();
});
