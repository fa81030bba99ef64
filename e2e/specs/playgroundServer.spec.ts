import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';

const widgetOf = (page: Page) => page.locator('huiqi-app');
const events = (page: Page) => page.getByRole('group', { name: '组件事件' });

test('the builder takes the widget through failures of the server, and back', async ({ page }) => {
  await page.goto('/playground/builder.html');
  const widget = widgetOf(page);
  await expect(widget.getByRole('article')).toHaveCount(6);
  const server = page.getByLabel('服务的表现');

  await server.selectOption('serverError');
  await expect(widget.getByRole('button', { name: '重试' })).toBeVisible({ timeout: 20_000 });
  await expect(widget.getByRole('article')).toHaveCount(0);
  await expect(events(page)).toContainText('"code":"100500"');
  // The page's own calls reach the server meanwhile.
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '已登录' })).toBeVisible();

  await server.selectOption('empty');
  await expect(widget.getByText(/还没有产品|没有符合条件/).first()).toBeVisible();
  await server.selectOption('live');
  await expect(widget.getByRole('article')).toHaveCount(6);
  expect(await page.evaluate(() => document.querySelectorAll('huiqi-app').length)).toBe(1);
});

test('any code can be the response to the next call of the widget in the builder', async ({
  page,
}) => {
  await page.goto('/playground/builder.html');
  const widget = widgetOf(page);
  await expect(widget.getByRole('article')).toHaveCount(6);
  const codes = page.getByLabel('下一个调用返回的错误码');
  await codes.selectOption('791172');
  await expect(codes).toHaveAccessibleDescription(/选好后操作组件/);
  await widget.getByRole('article').first().getByRole('link').first().click();
  await expect(widget.getByText('活动已结束', { exact: true })).toBeVisible();
  await expect(codes).toHaveAccessibleDescription(/getProduct\w* 以 791172 失败/);
  await codes.selectOption('');
  await widget.getByRole('link', { name: '贷款产品' }).click();
  await widget.getByRole('article').last().getByRole('link').first().click();
  await expect(widget.getByRole('button', { name: '立即申请' })).toBeVisible();
});
