import type { Page } from '@playwright/test';
import { company } from '../support/journey.js';
import { expect, test } from '../support/test.js';
import { widgetOf } from '../support/widgetWalk.js';

// The sample company may have one open order for the product.
test.use({ data: 'playgroundOptions' });

const html = (page: Page) => page.getByRole('group', { name: 'HTML 代码' });
/** A field of the form, which comes before the widget: that may have one of the same name. */
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const open = (page: Page, section: string) => page.getByText(section, { exact: true }).click();
const articles = (page: Page) => widgetOf(page).getByRole('article');
const logIn = async (page: Page) => {
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '已登录' })).toBeVisible();
};

test.beforeEach(async ({ page }) => {
  await page.goto('/playground/builder.html');
  await expect(articles(page)).toHaveCount(6);
});

test('scope and filters narrow the list', async ({ page }) => {
  const banks = async () => [...new Set(await articles(page).getByText(/银行$/).allTextContents())];
  await open(page, '范围与筛选');
  await field(page, '只展示这些银行').fill('1');
  await expect.poll(banks).toEqual(['中国建设银行']);
  await expect(html(page)).toContainText('widget.scope = {"bankIds":["1"]}');
  await field(page, '只展示这些银行').fill('1，2');
  await expect(html(page)).toContainText('{"bankIds":["1","2"]}');
  await expect.poll(async () => (await banks()).sort()).toEqual(['中国工商银行', '中国建设银行']);
  await field(page, '只展示这些银行').fill('');

  await field(page, '只展示这些类别').fill('1');
  await expect(html(page)).toContainText('{"categoryIds":["1"]}');
  await field(page, '只展示这些类别').fill('');
  await field(page, '只展示这些产品').fill('100001 100003');
  await expect(articles(page)).toHaveCount(2);
  await expect(html(page)).toContainText('{"productIds":["100001","100003"]}');
  await field(page, '只展示这些产品').fill('');
  await expect(articles(page)).toHaveCount(6);

  for (const [label, name] of [
    ['初始额度筛选', 'amount'],
    ['初始期限筛选', 'term'],
  ] as const) {
    const sent = page.waitForRequest((request) => request.url().includes('/product/index/page'));
    await field(page, label).selectOption({ index: 1 });
    const value = await field(page, label).inputValue();
    expect(new URL((await sent).url()).search).toContain(encodeURIComponent(value));
    await expect(html(page)).toContainText(`widget.filters = {"${name}":"${value}"}`);
    await field(page, label).selectOption('');
  }
  await field(page, '地区').fill('500000,500200,500231');
  await expect(html(page)).toContainText('area="500000,500200,500231"');
});

test('mode, density, font and radius change how the widget looks', async ({ page }) => {
  const styleOf = (property: string) =>
    articles(page)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const height = async () => (await articles(page).first().boundingBox())?.height ?? 0;
  const before = await height();
  await field(page, '疏密').selectOption('compact');
  await expect.poll(height).toBeLessThan(before);
  await expect(html(page)).toContainText('"density":"compact"');
  await field(page, '字体').fill('monospace');
  await expect.poll(() => styleOf('font-family')).toBe('monospace');
  await field(page, '卡片圆角').fill('0px');
  await expect.poll(() => styleOf('border-top-left-radius')).toBe('0px');
  await field(page, '按钮圆角').fill('3px');
  await expect(widgetOf(page).getByRole('button', { name: '搜索' })).toHaveCSS(
    'border-top-left-radius',
    '3px',
  );
  await field(page, '明暗').selectOption('dark');
  await expect(widgetOf(page)).toHaveCSS('background-color', 'rgb(11, 22, 38)');
  await expect(html(page)).toContainText('"mode":"dark"');
});

for (const section of ['文字、背景与状态颜色', '更多颜色']) {
  test(`each colour of ${section} is written under the name that its field says`, async ({
    page,
  }) => {
    await open(page, section);
    const boxes = page.locator('details').filter({ hasText: section }).getByRole('textbox');
    const count = await boxes.count();
    expect(count).toBeGreaterThan(8);
    for (let place = 0; place < count; place += 1) {
      const box = boxes.nth(place);
      const id = (await box.getAttribute('aria-describedby')) ?? '';
      const [name] = /color\w+/.exec(await page.locator(`[id="${id.split(' ')[0]}"]`).innerText())!;
      await box.fill('#123456');
      await expect(html(page)).toContainText(`"variables":{"${name}":"#123456"}`);
      await box.fill('');
    }
    await expect(html(page)).not.toContainText('appearance');
  });
}

test('texts and the reference reach the widget', async ({ page }) => {
  await open(page, '替换文案');
  await field(page, '详情链接').fill('了解产品');
  await expect(articles(page).getByRole('link', { name: /了解产品/ })).toHaveCount(6);
  await field(page, '申请按钮').fill('我要贷款');
  await field(page, '列表为空时').fill('此处无产品');
  await open(page, '范围与筛选');
  await field(page, '只展示这些产品').fill('999999');
  await expect(widgetOf(page).getByText('此处无产品')).toBeVisible();
  await field(page, '只展示这些产品').fill('');
  await field(page, '状态“受理中”').fill('办理中');
  await expect(html(page)).toContainText('"labels":{"受理中":"办理中"}');
  await open(page, '接入');
  await field(page, '贵方编号').fill('visit-42');
  await field(page, '对话框层级').fill('2000');
  await field(page, '未完成的表单').selectOption('session');
  for (const written of ['reference="visit-42"', 'layer="2000"', 'drafts="session"'])
    await expect(html(page)).toContainText(written);
  await articles(page).first().getByRole('link').click();
  await expect(widgetOf(page).getByRole('button', { name: '我要贷款' })).toBeVisible();
  await expect(page.getByRole('group', { name: '组件事件' })).toContainText(
    /"huiqi-navigate".*"reference":"visit-42"/,
  );
});

test('what is prefilled stands in the form', async ({ page }) => {
  await open(page, '预填');
  await field(page, '企业名称').fill(company);
  await field(page, '统一社会信用代码').fill('91500231MA50004987');
  await field(page, '联系人').fill('周晓');
  await field(page, '联系电话').fill('13800000009');
  await field(page, '贷款金额').fill('66');
  await field(page, '贷款期限').fill('12');
  await expect(html(page)).toContainText(
    `"company":{"name":"${company}","creditCode":"91500231MA50004987"}`,
  );
  await expect(html(page)).toContainText('"contact":{"name":"周晓","phone":"13800000009"}');
  await expect(html(page)).toContainText('"amount":"66","termMonths":12');
  await logIn(page);
  await page.getByLabel('功能').selectOption('apply');
  const widget = widgetOf(page);
  await widget.getByRole('button', { name: '选择申请企业' }).click();
  const dialog = widget.getByRole('dialog');
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: '下一步' }).click();
  const next = widget.getByRole('button', { name: '下一步' });
  await widget.getByLabel('纳税信用等级').selectOption('A');
  await next.click();
  await expect(widget.getByLabel(/申请金额/)).toHaveValue('66');
  await expect(widget.getByLabel(/贷款期限/)).toHaveValue('12');
  await widget.getByRole('radio').first().check();
  await widget.getByLabel(/贷款用途/).fill('采购原材料');
  await next.click();
  await expect(widget.getByLabel(/联系人/)).toHaveValue('周晓');
  await expect(widget.getByLabel(/联系电话/)).toHaveValue('138 0000 0009');
});

test('each feature shows its own screen to a sample user', async ({ page }) => {
  await logIn(page);
  const heading = widgetOf(page).getByRole('heading', { level: 1 });
  for (const [feature, title] of [
    ['product', /云税贷/],
    ['orders', /申请/],
    ['notices', /通知|消息/],
    ['report', /申请/],
    ['companies', /企业|授权/],
    ['calculator', /计算/],
    ['loan-market', /贷款产品/],
  ] as const) {
    await page.getByLabel('功能').selectOption(feature);
    await expect(heading.first()).toHaveText(title);
    await expect(html(page)).toContainText(`feature="${feature}"`);
    await expect(widgetOf(page)).toHaveCount(1);
  }
});

test('the lines of JavaScript are there, and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('每页数量').fill('3');
  await page.getByRole('tab', { name: 'JavaScript' }).click();
  const code = page.getByRole('group', { name: 'JavaScript 代码' });
  await expect(code).toContainText("huiqi?.mount('#loans'");
  await expect(code).toContainText('pageSize: 3,');
  await page.getByRole('button', { name: '复制代码' }).click();
  await expect(page.getByText('已复制')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code.textContent());
});
