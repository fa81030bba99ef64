import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'match' });

const company = (page: Page) => page.getByLabel('企业', { exact: true });
const fitting = (page: Page) => page.getByRole('region', { name: '适合的产品', exact: true });
const missing = (page: Page) => page.getByRole('region', { name: '暂不适合的产品' });

test('each product says why it suits or what is missing, and opens', async ({ page, server }) => {
  await signIn(page, server.url, '13800000001');
  await page.goto('/match');
  await expect(page.getByRole('heading', { level: 1, name: '融资建议' })).toBeVisible();
  await expect(page.getByRole('region', { name: '比对依据' })).toContainText('纳税信用等级');
  await expect(fitting(page).getByRole('listitem').first()).toContainText('为什么适合');
  await expect(missing(page)).toContainText(/要求|不足/);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);
  expect(await violations(page)).toEqual([]);
  await fitting(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/productDetail\/\d+/);
  await page.goBack();
  await expect(fitting(page)).toBeVisible();
});

test('a company is chosen, authorised first, then matched; the choice stands in the address', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, '13800000001');
  await page.goto('/match');
  await expect(fitting(page)).toBeVisible();
  const names = await company(page).locator('option').allTextContents();
  expect(names).toHaveLength(3);
  await company(page).selectOption({ index: 2 });
  await expect(page).toHaveURL(/\?companyId=\d+/);
  await expect(page.getByRole('heading', { name: '企业尚未授权' })).toBeVisible();
  await expect(page.getByRole('link', { name: '去授权' })).toHaveAttribute(
    'href',
    '/userCenter/companies',
  );
  await company(page).selectOption({ index: 1 });
  await page.getByRole('button', { name: '生成融资建议' }).click();
  await expect(page.getByText(/^生成于/)).toBeVisible();
  await page.reload();
  await expect(company(page)).toHaveValue(/\d+/);
  await expect(page.getByText(/^生成于/)).toBeVisible();
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(page.getByText(/^生成于/)).toBeVisible();
  // Matched last, so that it comes first the next time.
  await page.goto('/match');
  await expect(company(page).locator('option:checked')).toHaveText(names[1] ?? '');
});

test('who has no company is led to bind one; a visitor to the login', async ({ page, server }) => {
  await page.goto('/match');
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, server.url, '13800000002');
  await page.goto('/match');
  await expect(page.getByRole('link', { name: '去绑定企业' })).toBeVisible();
});
