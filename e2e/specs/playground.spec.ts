import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { expect, test } from '../support/test.js';

const widgetOf = (page: Page) => page.locator('huiqi-app');

const primary = (page: Page) =>
  widgetOf(page).evaluate((element) =>
    getComputedStyle(element).getPropertyValue('--huiqi-color-primary'),
  );

test('the builder shows each option at once and writes the lines to copy', async ({ page }) => {
  await page.goto('/playground/builder.html');
  const widget = widgetOf(page);
  await expect(widget.getByRole('article')).toHaveCount(6);
  await page.getByLabel('每页数量').fill('3');
  await expect(widget.getByRole('article')).toHaveCount(3);
  await page.getByLabel('主色').fill('#0a6e4f');
  await expect.poll(() => primary(page)).toBe('#0a6e4f');
  await page.getByLabel('语言').selectOption('en');
  await expect(widget.getByRole('heading', { name: '贷款产品' })).toHaveCount(0);
  await expect(widget.getByRole('heading', { level: 1 })).toHaveText(/^[\x20-\x7e]+$/);
  const code = page.getByRole('group', { name: 'HTML 代码' });
  await expect(code).toContainText('page-size="3"');
  await expect(code).toContainText('"colorPrimary":"#0a6e4f"');
  await page.getByRole('tab', { name: 'React' }).click();
  await expect(page.getByRole('group', { name: 'React 代码' })).toContainText('locale="en"');

  // A mistake is said in the words of the package, and the widget goes on.
  await page.getByLabel('每页数量').fill('900');
  await expect(page.getByText(/option "pageSize" must/)).toBeVisible();
  await expect(widget.getByRole('article')).toHaveCount(3);
  await page.getByLabel('每页数量').fill('');
  await page.getByLabel('功能').selectOption('calculator');
  await expect(
    widget.getByRole('spinbutton').or(widget.getByRole('textbox')).first(),
  ).toBeVisible();
});

test('a dark widget brings its ground, and takes it back', async ({ page, partner }) => {
  await page.goto(partner.url);
  const ground = () =>
    widgetOf(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(widgetOf(page).getByRole('article')).toHaveCount(6);
  await page.getByLabel('明暗').selectOption('dark');
  await expect.poll(ground).toBe('rgb(11, 22, 38)');
  await page.getByLabel('明暗').selectOption('light');
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
});

test('the console calls the server and shows what the SDK makes of it', async ({ page }) => {
  await page.goto('/playground/console.html');
  const call = page.getByRole('button', { name: '调用' });
  await call.click();
  await expect(page.getByRole('group', { name: '返回的 data' })).toContainText('"content"');
  await expect(page.getByRole('group', { name: '请求' })).toContainText('/product/index/page');

  const choose = async (name: string) => {
    await page.getByRole('combobox', { name: '调用' }).fill(name);
    await page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
  };
  await choose('listOrders');
  await call.click();
  await expect(page.getByText('791214', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已登录' })).toBeVisible();
  await call.click();
  await expect(page.getByRole('group', { name: '返回的 data' })).toContainText('DJ');
  await expect(page.getByRole('group', { name: '请求' })).toContainText('（已隐藏）');
  await page.getByLabel('input').fill('{');
  await call.click();
  await expect(page.getByText(/参数不是有效的 JSON/)).toBeVisible();
});

test('the integrator page takes scenarios, appearance and language', async ({ page }) => {
  await page.goto('/playground/integrator.html');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByLabel('服务的表现').selectOption('serverError');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await page.getByLabel('服务的表现').selectOption('live');
  await page.getByLabel('查看详情').fill('了解一下');
  await expect(page.getByRole('link', { name: /了解一下/ })).toHaveCount(4);
  await page.getByLabel('主色').fill('#ffd400');
  await expect(page.getByText(/contrast of/)).toBeVisible();
});

for (const path of ['', 'builder.html', 'console.html', 'integrator.html']) {
  test(`/playground/${path} has no accessibility problem`, async ({ page }) => {
    await page.goto(`/playground/${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
  });
}
