import type { Browser, Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { logIn } from '../support/journey.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'organisations' });

const staff = '13800000010';
const otherStaff = '13800000011';
const operator = '13800000006';

async function open(browser: Browser, url: string, phone: string | null, path: string) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  if (phone) await signIn(page, url, phone);
  await page.goto(path);
  return page;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('table').getByRole('row');

test('staff come to their desk and see their own organisation alone', async ({
  browser,
  server,
}) => {
  const page = await open(browser, server.url, null, '/login');
  await logIn(page, staff);
  await expect(page).toHaveURL('/serviceOrg');
  await expect(heading(page)).toHaveText('机构工作台');
  await expect(rows(page).nth(10)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // Two products are one filter of the address, and come back with a reload.
  await page.getByRole('button', { name: '全部产品' }).click();
  for (const name of ['发明专利申请代理', '软件著作权登记'])
    await page.getByRole('checkbox', { name, exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/serviceOrg?productIdList=8001%2C8008');
  await page.reload();
  await expect(page.getByText('服务产品：发明专利申请代理、软件著作权登记')).toBeVisible();
  const products = rows(page).getByRole('cell', { name: '专利年费托管' });
  await expect(products).toHaveCount(0);

  const orders = await page.getByRole('table').getByRole('link').first().getAttribute('href');
  await page.getByRole('link', { name: '服务产品', exact: true }).click();
  await expect(page.getByRole('link', { name: '发明专利申请代理' })).toBeVisible();

  const other = await open(browser, server.url, otherStaff, '/serviceOrg?tab=products');
  await expect(rows(other).nth(1)).toBeVisible();
  await expect(other.getByRole('link', { name: '发明专利申请代理' })).toHaveCount(0);
  await other.goto('/serviceOrg?tab=organisations');
  await expect(rows(other)).toHaveCount(2);
  const foreign = [
    orders ?? '',
    '/serviceOrg/product/8001',
    '/serviceOrg/product/8001/edit',
    '/serviceOrg/organisation/801',
    '/serviceOrg/organisation/801/edit',
  ];
  for (const path of foreign) {
    await other.goto(path);
    await expect(heading(other)).toContainText('不存在');
  }
  // And nobody else comes in.
  const reviewer = await open(browser, server.url, operator, '/serviceOrg');
  await expect(heading(reviewer)).toContainText('没有查看这个页面的权限');
  await other.goto('/serviceManage');
  await expect(heading(other)).toContainText('没有查看这个页面的权限');
});

test('an order is handled, and a colleague who was late learns by whom', async ({
  browser,
  server,
}) => {
  const list = '/serviceOrg?status=PENDING';
  const page = await open(browser, server.url, staff, list);
  const first = page.getByRole('table').getByRole('link').first();
  const path = (await first.getAttribute('href')) ?? '';
  const late = await open(browser, server.url, staff, path);
  await expect(late.getByRole('button', { name: '拒绝订单' })).toBeVisible();
  await first.click();
  await expect(page.getByRole('button', { name: '受理订单' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '受理订单' }).click();
  const accepting = page.getByRole('dialog');
  await accepting.getByRole('textbox').fill('两个工作日内联系您');
  expect(await violations(page)).toEqual([]);
  await accepting.getByRole('button', { name: '受理订单' }).dblclick();
  // Back one page, with its filters (spec 2 §2).
  await expect(page).toHaveURL(list);
  await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);

  await late.getByRole('button', { name: '拒绝订单' }).click();
  const refusing = late.getByRole('dialog');
  await refusing.getByRole('button', { name: '拒绝订单' }).click();
  await expect(refusing.getByRole('alert').first()).toContainText('拒绝原因');
  await refusing.getByRole('textbox').fill('本月已排满');
  await refusing.getByRole('button', { name: '拒绝订单' }).click();
  await expect(refusing.getByText(/张惠.*受理/)).toBeVisible();
  await refusing.getByRole('button', { name: '查看最新状态' }).click();
  await expect(late.getByText('两个工作日内联系您')).toBeVisible();
  await late.getByRole('button', { name: '完成服务' }).click();
  await late.getByRole('dialog').getByRole('button', { name: '完成服务' }).click();
  await expect(late).toHaveURL('/serviceOrg');
  await late.goto(path);
  await expect(late.getByText('服务已完成，不需要再办理。')).toBeVisible();
});

test('a product changes in public once it has been reviewed', async ({ browser, server }) => {
  const product = '/helpingEnterprisesServe/productDetail/8003';
  const old = '专利导航分析';
  const renamed = '专利导航与布局分析';
  const visitor = await open(browser, server.url, null, product);
  await expect(heading(visitor)).toHaveText(old);

  const page = await open(browser, server.url, staff, '/serviceOrg/product/8003/edit');
  await page.getByLabel('产品名称').fill('');
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '产品名称' })).toBeFocused();
  await page.getByLabel('产品名称').fill(renamed);
  await page.getByLabel('服务内容').fill('# 看清布局\n- 检索竞争对手\n- 画出空白');
  await expect(page.getByRole('heading', { name: '看清布局' })).toBeVisible();
  // What was typed outlives a reload.
  await page.reload();
  await expect(page.getByLabel('产品名称')).toHaveValue(renamed);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page).toHaveURL('/serviceOrg/product/8003');
  await expect(page.getByText('修改内容正在审核，通过后公开页面才会更新。')).toBeVisible();
  await visitor.reload();
  await expect(heading(visitor)).toHaveText(old);

  const desk = await open(browser, server.url, operator, '/serviceManage?auditStatus=PENDING');
  await expect(desk.getByRole('link', { name: renamed })).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('link', { name: renamed }).click();
  await expect(desk.getByRole('row', { name: /产品名称/ })).toContainText(old);
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('button', { name: '不通过', exact: true }).click();
  await desk.getByRole('dialog').getByRole('textbox').fill('请写明交付成果');
  await desk.getByRole('dialog').getByRole('button', { name: '不通过' }).click();
  await page.reload();
  await expect(page.getByText('审核未通过：请写明交付成果')).toBeVisible();
  await visitor.reload();
  await expect(heading(visitor)).toHaveText(old);

  await page.getByRole('link', { name: '编辑产品' }).click();
  await expect(page.getByLabel('产品名称')).toHaveValue(renamed);
  await page.getByLabel('服务流程').fill('签订合同，二十个工作日交付报告');
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page).toHaveURL('/serviceOrg/product/8003');
  await desk.goto('/serviceManage?auditStatus=PENDING');
  await desk.getByRole('link', { name: renamed }).click();
  await desk.getByRole('button', { name: '通过', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '通过' }).click();
  await expect(desk.getByText('审核人')).toBeVisible();
  await visitor.reload();
  await expect(heading(visitor)).toHaveText(renamed);

  // Off the shelf at once, without a review.
  await page.reload();
  await page.getByRole('button', { name: '下架' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '下架' }).click();
  await expect(page.getByText('已下架', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(heading(visitor)).toContainText('不存在');
});

test('the own organisation is edited on a phone', async ({ browser, server }) => {
  const page = await open(browser, server.url, staff, '/serviceOrg?tab=organisations');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('link', { name: '重庆智企服务有限公司' }).click();
  await page.getByRole('link', { name: '编辑机构资料' }).click();
  await page.getByLabel('办公地址').fill('重庆市垫江县桂溪街道人民路18号');
  expect(await violations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page).toHaveURL('/serviceOrg/organisation/801');
  await expect(page.getByRole('cell', { name: /人民路18号/ })).toBeVisible();
});
