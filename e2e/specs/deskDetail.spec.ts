import type { Browser, Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { expectToFit } from '../support/lookAt.js';
import { callsOf, type ApiCall } from '../support/calls.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

// Its orders are decided on, which would change the counts of other specs.
test.use({ data: 'desk detail' });

const officer = '13800000005';
const operator = '13800000006';
const admin = '13800000007';

interface Row {
  readonly orderId: string;
  readonly companyName: string;
  readonly contactReadable: boolean;
}

async function findOrder(calls: ApiCall, status: string): Promise<Row> {
  const { data } = await calls(
    'GET',
    `/order/admin/page?queue=mine&orderStatus=${status}&sortDirection=ASC&index=1&size=10`,
  );
  const [row] = data.content as Row[];
  if (!row) throw new Error(`No order waits in ${status}`);
  return row;
}

async function open(browser: Browser, url: string, phone: string, path: string) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, url, phone);
  await page.goto(path);
  return page;
}

const detail = (orderId: string) => `/applicationManage?orderId=${orderId}`;
const trail = (orderId: string) => `/applicationManage/trail?orderId=${orderId}`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

test('an officer grants, goes on to the next, and the loan leaves the reason as it is', async ({
  browser,
  server,
}) => {
  const calls = await callsOf(server.url, officer);
  const page = await open(browser, server.url, officer, '/applicationManage?tab=waiting');
  const row = page.locator('tbody tr').first();
  await row.getByRole('rowheader').locator('a').click();
  await expect(page).toHaveURL(/orderId=/);
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  const { data: order } = await calls('GET', `/order/admin/${orderId}`);

  await button(page, '通过申请').click();
  await expect(dialog(page)).toContainText(`${order.companyName}，申请`);
  await expect(dialog(page)).toContainText('万元');
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByRole('textbox').fill('资料齐全，同意授信');
  await button(page, '通过申请').click();
  await expect(page.getByText('已通过该申请')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('资料齐全，同意授信').first()).toBeVisible();

  await button(page, '录入放款').click();
  await dialog(page).getByLabel('放款金额').fill('1.5');
  await dialog(page).getByLabel('年利率').fill('3.85');
  await dialog(page).getByLabel('备注').fill('首笔放款');
  await button(page, '确认放款 1.5万元').click();
  await expect(page.getByText('已录入放款')).toBeVisible();
  const paid = await calls('GET', `/order/admin/${orderId}`);
  expect(paid.data).toMatchObject({
    orderStatus: 'BANK_APPROVAL_SUCCESS',
    reason: '资料齐全，同意授信',
    loan: { amount: '1.5', remark: '首笔放款' },
  });
  for (const text of ['资料齐全，同意授信', '首笔放款'])
    await expect(page.getByText(text).first()).toBeVisible();

  const onward = page.getByRole('link', { name: '下一笔' }).first();
  await onward.click();
  await expect(page).toHaveURL(/orderId=/);
  expect(new URL(page.url()).searchParams.get('orderId')).not.toBe(orderId);
  await expect(button(page, '通过申请')).toBeVisible();
});

test('of two at once one decides; the other is told by whom and when, and keeps the text', async ({
  browser,
  server,
}) => {
  const { orderId } = await findOrder(await callsOf(server.url, operator), 'PRE_JXW_ACCEPT');
  const first = await open(browser, server.url, operator, detail(orderId));
  const second = await open(browser, server.url, admin, detail(orderId));
  await button(first, '通过申请').click();
  await button(second, '拒绝申请').click();
  await dialog(second).getByRole('textbox').fill('不属于扶持范围');
  await dialog(first).getByRole('textbox').fill('情况属实，同意推荐');
  await button(first, '通过申请').click();
  await expect(first.getByText('已通过该申请')).toBeVisible();

  await button(second, '拒绝申请').click();
  await expect(dialog(second)).toContainText(/平台运营于 \d\d:\d\d 已审核通过该申请/);
  await expect(dialog(second).getByRole('textbox')).toHaveValue('不属于扶持范围');
  // The page behind shows the new state, and there is nothing left to confirm.
  await expect(dialog(second).getByRole('button', { name: '拒绝申请' })).toHaveCount(0);
  expect(await violations(second)).toEqual([]);
  await dialog(second).getByRole('button', { name: '关闭' }).last().click();
  await expect(second.getByText('情况属实，同意推荐').first()).toBeVisible();
  await expect(button(second, '拒绝申请')).toHaveCount(0);
});

test('contact data are shown on request, recorded, and nowhere else', async ({
  browser,
  server,
}) => {
  const calls = await callsOf(server.url, officer);
  const { orderId } = await findOrder(calls, 'ACCEPT_SUCCESS');
  const page = await open(browser, server.url, officer, detail(orderId));
  const masked = page.getByText(/^\d{3}\*{4}\d{4}$/).first();
  await expect(masked).toBeVisible();
  await expect(page.getByText('查看将被记录')).toBeVisible();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await button(page, '显示号码').click();
  const call = page.getByRole('link', { name: /^拨打 1\d{10}$/ }).first();
  await expect(call).toBeVisible();
  const phone = (await call.getAttribute('href'))?.replace('tel:', '') ?? '';
  expect(phone).toMatch(/^1\d{10}$/);
  const history = page.getByRole('region', { name: '变更记录' });
  await expect(history).toContainText('查看联系方式');
  await expect(history).toContainText('建行信贷员');
  expect([...urls, page.url()].filter((url) => url.includes(phone))).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(masked).toBeVisible();
  await expect(page.getByText(phone)).toHaveCount(0);
  // Another house has no business with it.
  const platform = await open(browser, server.url, operator, detail(orderId));
  await expect(platform.getByText('只有该申请的处理人可以查看号码。')).toBeVisible();
  await expect(button(platform, '显示号码')).toHaveCount(0);
});

test('the audit trail says that every hash is right, and can be copied whole', async ({
  browser,
  server,
}) => {
  const { orderId } = await findOrder(await callsOf(server.url, officer), 'ACCEPT_SUCCESS');
  const page = await open(browser, server.url, officer, detail(orderId));
  await page.getByRole('link', { name: '查看审计记录' }).click();
  await expect(page).toHaveURL(trail(orderId));
  await expect(page.getByText(/校验通过：\d+条记录完整、连续，未被改动。/)).toBeVisible();
  await expect(page.getByText(/^[0-9a-f]{8}…[0-9a-f]{4}$/).first()).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, '复制1. 哈希').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f]{64}$/);
  await button(page, '重新校验').click();
  await expect(page.getByText(/校验通过/)).toBeVisible();
  await page.getByRole('link', { name: '返回申请' }).click();
  await expect(page).toHaveURL(detail(orderId));
});

test('order and trail fit three widths and are clean for axe', async ({ browser, server }) => {
  const calls = await callsOf(server.url, operator);
  const { data } = await calls('GET', '/order/admin/page?index=1&size=10');
  const [{ orderId }] = data.content;
  for (const path of [detail(orderId), trail(orderId)]) {
    const page = await open(browser, server.url, operator, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole(path.includes('trail') ? 'status' : 'complementary').first(),
    ).toBeVisible();
    await expectToFit(page, path);
    await page.context().close();
  }
});

test('an order out of reach leads staff back to their desk', async ({ page, server }) => {
  await signIn(page, server.url, officer);
  await page.goto('/applicationManage?orderId=99999999');
  await expect(page.getByText('订单不存在').first()).toBeVisible();
  await expect(page).toHaveURL(/\/applicationManage$/);
  await expect(page.locator('tbody tr').first()).toBeVisible();
});
