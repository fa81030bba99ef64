import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { expect, test } from '../support/test.js';

const widgetOf = (page: Page) => page.locator('huiqi-app');

const variable = (page: Page, name: string) =>
  widgetOf(page).evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    `--huiqi-${name}`,
  );

test('the builder shows each option at once and writes the lines to copy', async ({ page }) => {
  await page.goto('/playground/builder.html');
  const widget = widgetOf(page);
  await expect(widget.getByRole('article')).toHaveCount(6);
  await page.getByLabel('每页数量').fill('3');
  await expect(widget.getByRole('article')).toHaveCount(3);
  await page.getByLabel('主色', { exact: true }).fill('#0a6e4f');
  await expect.poll(() => variable(page, 'color-primary')).toBe('#0a6e4f');
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

test('the builder takes fields of each section, shows them at once and writes them down', async ({
  page,
}) => {
  await page.goto('/playground/builder.html');
  const widget = widgetOf(page);
  const html = page.getByRole('group', { name: 'HTML 代码' });
  await expect(widget.getByRole('article')).toHaveCount(6);

  // A variable; what is hard to read is said beside its field.
  await page.getByText('文字、背景与状态颜色').click();
  const danger = page.getByLabel('错误', { exact: true });
  await danger.fill('#ffb3b3');
  await expect(danger).toHaveAccessibleDescription(/对比度不足：.*has a contrast of/);
  await danger.fill('#8f1d14');
  await expect(danger).toHaveAccessibleDescription(/^colorDanger/);
  await expect.poll(() => variable(page, 'color-danger')).toBe('#8f1d14');
  await expect(html).toContainText('"colorDanger":"#8f1d14"');

  // A filter, a text and a function.
  await page.getByText('范围与筛选').click();
  await page.getByLabel('初始关键词').fill('云税贷');
  await expect(widget.getByRole('article')).toHaveCount(4);
  await expect(html).toContainText('widget.filters = {"keyword":"云税贷"}');
  await page.getByText('替换文案').click();
  await page.getByLabel('列表标题').fill('银行 贷款');
  await expect(widget.getByRole('heading', { name: '银行 贷款', exact: true })).toBeVisible();
  await page.getByText('接入', { exact: true }).click();
  await page.getByLabel('贵方页面地址').fill('/loans?screen=');
  const link = widget.getByRole('article').getByRole('link').first();
  await expect(link).toHaveAttribute('href', /^\/loans\?screen=%2FcIGNAProductDetail/);
  await page.getByLabel('调试说明').selectOption('on');
  await expect(html).toContainText('<huiqi-app feature="loan-market" debug>');

  await page.getByRole('tab', { name: 'Vue' }).click();
  const vue = page.getByRole('group', { name: 'Vue 代码' });
  await expect(vue).toContainText("from '@huiqi/embed/vue'");
  await expect(vue).toContainText('"listTitle": "银行 贷款"');
  await expect(vue).toContainText('hostAddress: (route) => "/loans?screen=" + encodeURI');
  await page.getByText('更多颜色').click();
  await page.getByText('预填', { exact: true }).click();
  expect(await violations(page)).toEqual([]);
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
  await page.getByLabel('主色', { exact: true }).fill('#ffd400');
  await expect(page.getByText(/contrast of/)).toBeVisible();
});

test('any code of the catalogue can be the response to the next call', async ({ page }) => {
  await page.goto('/playground/integrator.html');
  await expect(page.getByRole('article')).toHaveCount(4);
  const codes = page.getByLabel('下一个调用返回的错误码');
  await expect(codes.getByRole('option', { name: '795243 政策已失效，无法申报' })).toHaveCount(1);
  await codes.selectOption('791172');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText('活动已结束', { exact: true })).toBeVisible();
  await expect(codes).toHaveAccessibleDescription(/getProduct\w* 以 791172 失败/);
  await codes.selectOption('');
  await page.getByRole('link', { name: '返回列表' }).click();
  await page.getByRole('article').last().getByRole('link').first().click();
  await expect(page.getByText('活动已结束', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /申请/ }).first()).toBeVisible();
});

for (const path of ['', 'builder.html', 'console.html', 'integrator.html']) {
  test(`/playground/${path} has no accessibility problem`, async ({ page }) => {
    await page.goto(`/playground/${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
  });
}
