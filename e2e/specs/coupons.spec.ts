import type { Browser, Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { callsOf } from '../support/calls.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

// Applications, decisions and used tickets would change the counts of other specs.
test.use({ data: 'coupons' });

const owner = '13800000001';
const operator = '13800000006';
const contract = {
  name: '服务合同.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

async function open(
  browser: Browser,
  url: string,
  phone: string | null,
  path: string,
  width = 1440,
) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  if (phone) await signIn(page, url, phone);
  await page.goto(path);
  return page;
}

const main = (page: Page) => page.getByRole('main');

/** Fills in everything but the contract amount. */
async function fillIn(page: Page) {
  await page.getByLabel('服务机构').fill('重庆云桥软件服务有限公司');
  await page.getByLabel('联系人').fill('王明月');
  await page.getByLabel('联系电话').fill('13900000001');
  await page.getByLabel('上传服务合同').setInputFiles(contract);
  await expect(page.getByRole('button', { name: /删除 服务合同/ })).toBeVisible();
}

test('visitors read the announcement and search the published list; applying asks for a login', async ({
  browser,
  server,
}) => {
  const page = await open(browser, server.url, null, '/yunCouponAnnouncement');
  await expect(main(page)).toContainText('申领中');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '查看公示名单' }).click();
  await expect(page).toHaveURL(/\/coupon\/list$/);
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('searchbox').fill('食品');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/companyName=/);
  await expect(page.getByRole('rowheader', { name: '重庆明月食品有限公司' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('食品');
  expect(await violations(page)).toEqual([]);
  await page.goto('/yunCouponApply');
  await expect(page).toHaveURL(/\/login/);
  await page.context().close();
});

test('an application: computed amounts, a changed discount, return, correction, approval, use', async ({
  browser,
  server,
}) => {
  const page = await open(browser, server.url, owner, '/yunCouponApply');
  const chosen = page.getByRole('combobox', { name: /申领企业/ }).locator('option:checked');
  await expect(chosen).toHaveText('重庆明月食品有限公司');
  const amount = page.getByLabel('合同金额');
  for (const [typed, left] of [
    ['100', '70.00'],
    ['0.01', '0.01'],
    ['1234.56', '864.20'],
    ['900000', '850,000.00'],
  ] as const) {
    await amount.fill(typed);
    await expect(page.getByRole('region', { name: '优惠测算' })).toContainText(left);
  }
  await amount.fill('1.234');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('link', { name: /最多两位小数/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /请上传服务合同/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // The discount that the page has seen is no longer that of the server.
  const stale = '**/ticket/discount?*';
  await page.route(stale, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({
      response,
      json: { ...body, data: { ...body.data, discountRate: '45' } },
    });
  });
  await page.reload();
  await amount.fill('60000');
  await expect(page.getByRole('region', { name: '优惠测算' })).toContainText('33,000.00');
  await fillIn(page);
  await page.unroute(stale);
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByText('优惠比例已变更')).toBeVisible();
  await expect(page.getByRole('region', { name: '优惠测算' })).toContainText('42,000.00');
  // What was typed survives a reload, the file too.
  await page.reload();
  await expect(amount).toHaveValue('60,000');
  await expect(page.getByRole('button', { name: /删除 服务合同/ })).toBeVisible();
  await page.getByRole('button', { name: '提交申请' }).dblclick();
  await expect(page).toHaveURL(/\/coupon\/user\/detail\//);
  const id = page.url().split('/').at(-1) ?? '';
  await expect(main(page)).toContainText('待审核');
  expect(await violations(page)).toEqual([]);

  const desk = await open(browser, server.url, operator, '/couponManage?auditState=PENDING');
  const waiting = desk.getByRole('link', { name: '重庆明月食品有限公司' });
  await expect(waiting).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await waiting.click();
  await expect(desk).toHaveURL(new RegExp(`/couponManage/${id}$`));
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: /下载 服务合同/ }).click();
  expect((await download).suggestedFilename()).toBe('服务合同.pdf');
  await desk.getByRole('button', { name: '退回补正' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '退回补正' }).click();
  await expect(desk.getByRole('dialog')).toContainText('请填写退回或不予通过的原因');
  await desk.getByRole('dialog').getByLabel('原因').fill('请补充双方盖章页');
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('dialog').getByRole('button', { name: '退回补正' }).click();
  await expect(main(desk)).toContainText('等待企业补正');

  await page.reload();
  await page.getByRole('link', { name: '补正并重新提交' }).click();
  await expect(page.getByText('退回原因：请补充双方盖章页')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /申领企业/ })).toBeDisabled();
  await amount.fill('65000.5');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page).toHaveURL(new RegExp(`/coupon/user/detail/${id}$`));
  await expect(main(page)).toContainText('补正后重新提交');

  await desk.reload();
  await desk.getByRole('button', { name: '通过并发券' }).click();
  await desk.getByLabel('核定金额').fill('19500.15');
  await desk.getByRole('dialog').getByRole('button', { name: '通过并发券 19,500.15元' }).click();
  await expect(main(desk)).toContainText('审核通过');
  // A decision on a version that is no longer shown is refused.
  const calls = await callsOf(server.url, operator);
  const late = await calls('PUT', `/ticket/admin/coupon/${id}/review`, {
    decision: 'REJECT',
    reason: '重复申请',
    version: 3,
  });
  expect(late.status).toBe(409);

  await page.goto('/userCenter/notices?noticeType=TRANSACTION');
  await expect(page.getByText('惠企券申请：审核通过').first()).toBeVisible();
  await page.goto('/coupon/user');
  const unused = page.getByRole('link', { name: /^未使用/ });
  await expect(unused).toContainText('4');
  await expect(page.getByRole('row', { name: /19,500\.15/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole('row', { name: /19,500\.15/ })
    .getByRole('button', { name: /使用/ })
    .click();
  await page.getByRole('button', { name: '确认使用 19,500.15元' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(unused).toContainText('3');
  await page.getByRole('link', { name: /^已使用/ }).click();
  await expect(page).toHaveURL(/status=USED/);
  await expect(page.getByRole('row', { name: /19,500\.15/ })).toContainText('已使用');
  await page.goto('/coupon/list');
  await expect(page.getByRole('row', { name: /65,000\.50/ })).toContainText('19,500.15');
  await page.context().close();
  await desk.context().close();
});

test('the pages fit narrow screens and are found from the menus', async ({ browser, server }) => {
  const page = await open(browser, server.url, owner, '/coupon/user', 375);
  for (const path of [
    '/yunCouponAnnouncement',
    '/yunCouponApply',
    '/coupon/list',
    '/coupon/user',
    '/coupon/user?status=EXPIRED',
    '/coupon/user/apply',
    '/coupon/user/detail/3001',
  ]) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/coupon/user/apply');
  await page.getByRole('link', { name: '我的惠企券' }).click();
  await expect(page).toHaveURL(/\/coupon\/user$/);
  await page.context().close();
});
