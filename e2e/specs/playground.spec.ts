import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { expect, test } from '../support/test.js';
import { widgetOf } from '../support/widgetWalk.js';

const variable = (page: Page, name: string) =>
  widgetOf(page).evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    `--huiqi-${name}`,
  );
const code = (page: Page, kind: string) => page.getByRole('group', { name: `${kind} 代码` });
/** A field of the form, which comes before the widget: that may have one of the same name. */
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const logIn = async (page: Page) => {
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '已登录' })).toBeVisible();
};

test('the builder shows options at once, writes the lines to copy, and tries servers that fail', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/playground/builder.html');
  const widget = widgetOf(page);
  const cards = widget.getByRole('article');
  const html = code(page, 'HTML');
  await expect(cards).toHaveCount(6);

  await test.step('options of each kind: number, variable, list, filter, text, function', async () => {
    await field(page, '每页数量').fill('3');
    await expect(cards).toHaveCount(3);
    await field(page, '主色').fill('#0a6e4f');
    await expect.poll(() => variable(page, 'color-primary')).toBe('#0a6e4f');
    await page.getByText('范围与筛选').click();
    await field(page, '只展示这些银行').fill('1');
    await expect(cards.getByText(/银行$/)).toHaveText(Array(3).fill('中国建设银行'));
    await field(page, '初始关键词').fill('云税贷');
    await expect(cards).toHaveCount(1);
    await page.getByText('替换文案').click();
    await field(page, '列表标题').fill('银行 贷款');
    await expect(widget.getByRole('heading', { name: '银行 贷款', exact: true })).toBeVisible();
    await page.getByText('接入', { exact: true }).click();
    await field(page, '贵方页面地址').fill('/loans?screen=');
    await expect(cards.getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/loans\?screen=%2FcIGNAProductDetail/,
    );
    for (const line of ['page-size="3"', 'widget.scope = {"bankIds":["1"]}', '"银行 贷款"'])
      await expect(html).toContainText(line);
  });

  await test.step('a mistake is said in the words of the package, and the widget goes on', async () => {
    await field(page, '每页数量').fill('900');
    await expect(page.getByText(/option "pageSize" must/)).toBeVisible();
    await expect(cards).toHaveCount(1);
    await field(page, '每页数量').fill('');
    await page.getByText('文字、背景与状态颜色').click();
    const danger = page.getByLabel('错误', { exact: true });
    await danger.fill('#ffb3b3');
    await expect(danger).toHaveAccessibleDescription(/对比度不足：.*has a contrast of/);
    await danger.fill('');
  });

  await test.step('the lines of another kind can be copied', async () => {
    await page.getByRole('tab', { name: 'Vue' }).click();
    await expect(code(page, 'Vue')).toContainText('"listTitle": "银行 贷款"');
    await page.getByRole('button', { name: '复制代码' }).click();
    await expect(page.getByText('已复制')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('"listTitle": "银行 贷款"');
    const shown = (element: Element) => element.textContent;
    expect(copied).toBe(await code(page, 'Vue').evaluate(shown));
    // As on a page without TLS.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: '复制代码' }).click();
    await expect(page.getByText('无法复制')).toBeVisible();
    await page.getByRole('tab', { name: 'HTML' }).click();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('the server fails for the widget alone, and comes back', async () => {
    const server = page.getByLabel('服务的表现');
    await server.selectOption('serverError');
    await expect(widget.getByRole('button', { name: '重试' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('group', { name: '组件事件' })).toContainText('"code":"100500"');
    await logIn(page);
    await server.selectOption('live');
    await expect(cards).toHaveCount(1);
    await expect(widget).toHaveCount(1);
    const codes = page.getByLabel('下一个调用返回的错误码');
    await codes.selectOption('791172');
    await cards.getByRole('link').first().click();
    await expect(widget.getByText('活动已结束', { exact: true })).toBeVisible();
    await expect(codes).toHaveAccessibleDescription(/getProduct\w* 以 791172 失败/);
    await codes.selectOption('');
  });

  await test.step('another feature is another widget, of the user who has logged in', async () => {
    await page.getByLabel('功能').selectOption('orders');
    await expect(widget.getByRole('heading', { level: 1 }).first()).toHaveText(/申请/);
    await expect(html).toContainText('feature="orders"');
    await expect(widget).toHaveCount(1);
  });
});

test('the start page leads to the console, which calls the server and shows what the SDK makes of it', async ({
  page,
}) => {
  await page.goto('/playground/');
  expect(await violations(page)).toEqual([]);
  await page.locator('a[href*="console.html"]').first().click();
  const call = page.getByRole('button', { name: '调用' });
  await call.click();
  await expect(page.getByRole('group', { name: '返回的 data' })).toContainText('"content"');
  await expect(page.getByRole('group', { name: '请求' })).toContainText('/product/index/page');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('combobox', { name: '调用' }).fill('listOrders');
  await page
    .getByRole('option', { name: /^listOrders/ })
    .first()
    .click();
  await call.click();
  await expect(page.getByText('791214', { exact: true })).toBeVisible();
  await logIn(page);
  await call.click();
  await expect(page.getByRole('group', { name: '返回的 data' })).toContainText('DJ');
  await expect(page.getByRole('group', { name: '请求' })).toContainText('（已隐藏）');
  await page.getByLabel('input').fill('{');
  await call.click();
  await expect(page.getByText(/参数不是有效的 JSON/)).toBeVisible();
});
