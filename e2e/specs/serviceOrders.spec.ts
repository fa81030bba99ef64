import type { Browser, Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { callsOf, type ApiCall } from '../support/calls.js';
import { company, logIn } from '../support/journey.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

// Orders and ratings would change the counts of other specs.
test.use({ data: 'serviceOrders' });

const owner = '13800000001';
/** Staff of the organisation 801. */
const staff = '13800000010';
const pendingWords = '该企业已有待处理的订单，请勿重复申请';

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

interface Service {
  readonly id: string;
  readonly name: string;
  readonly evaluationNumber: number;
}

/** A service of the organisation 801 that none of the owner's companies has ordered. */
async function openService(calls: ApiCall, rated = false): Promise<Service> {
  const { data } = await calls('GET', '/firms/front/product/org/801?index=1&size=8');
  for (const service of data.content as Service[]) {
    if (rated && service.evaluationNumber === 0) continue;
    const check = await calls('GET', `/firms/front/order/check/${service.id}`);
    if (check.data === false) return service;
  }
  throw new Error('Every service of the organisation has been ordered');
}

const main = (page: Page) => page.getByRole('main');
const submitButton = (page: Page) => page.getByRole('button', { name: '提交申请' });

async function fillIn(page: Page, demand: string) {
  await expect(submitButton(page)).toBeEnabled();
  await page.getByLabel('联系人').fill('周明');
  await page.getByLabel('联系电话').fill('13800000001');
  await page.getByLabel('服务需求').fill(demand);
}

/** The average after one more rating, as the page shows it. */
async function averageWith(calls: ApiCall, id: string, score: number): Promise<string> {
  const { data } = await calls('GET', `/firms/front/order/evaluation/${id}?index=1&size=50`);
  const scores: number[] = data.content.map((row: { score: number }) => row.score);
  expect(scores).toHaveLength(data.page.total);
  const sum = scores.reduce((total, one) => total + one, score);
  return (Math.round((sum / (scores.length + 1)) * 10) / 10).toFixed(1);
}

async function handle(desk: Page, verb: string, label: string, text: string) {
  await desk.getByRole('button', { name: verb }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: verb }).click();
  await expect(dialog).toBeHidden();
}

test('a visitor finds a service, signs in, orders it; staff handle it beside; the rating moves the average', async ({
  browser,
  server,
}) => {
  const calls = await callsOf(server.url, owner);
  const service = await openService(calls, true);
  const page = await open(browser, server.url, null, '/helpingEnterprisesServe/list');
  await page.getByRole('searchbox').fill(service.name);
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name: service.name, exact: true }).first().click();
  await expect(page).toHaveURL(/\/productDetail\//);
  const productUrl = page.url();
  await page.getByRole('link', { name: '申请服务' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, owner);
  await expect(page).toHaveURL(`/serviceApply/${service.id}`);

  // Mistakes are summed up, and what was typed outlives a reload.
  await expect(submitButton(page)).toBeEnabled();
  await submitButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: '联系人' })).toBeFocused();
  await fillIn(page, '一项包装专利，本月内提交。');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('服务需求')).toHaveValue('一项包装专利，本月内提交。');
  await submitButton(page).click();
  const confirming = page.getByRole('dialog');
  await expect(confirming).toContainText(service.name);
  await expect(confirming).toContainText(company);
  expect(await violations(page)).toEqual([]);
  await confirming.getByRole('button', { name: '返回修改' }).click();
  await expect(submitButton(page)).toBeFocused();
  await submitButton(page).click();
  await confirming.getByRole('button', { name: '确认提交' }).dblclick();
  await expect(page).toHaveURL(/\/serviceApplyResult\?id=/);
  await expect(page.getByRole('heading', { name: '服务申请已提交', level: 1 })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  expect(await violations(page)).toEqual([]);
  const query = `productName=${encodeURIComponent(service.name)}&orderStatus=PENDING`;
  const listed = await calls(
    'GET',
    `/firms/front/order/serviceOrder/page?index=1&size=10&${query}`,
  );
  expect(listed.data.content.map((row: { id: string }) => row.id)).toEqual([id]);

  // The same service is not ordered twice.
  await page.goto(`/serviceApply/${service.id}`);
  await expect(page.getByText(pendingWords)).toBeVisible();
  await expect(page.getByLabel('联系人')).toBeDisabled();
  await expect(submitButton(page)).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '查看已有订单' }).click();
  await expect(page).toHaveURL(/\/serviceOrder\?productName=/);
  await page.getByRole('link', { name: service.name }).first().click();
  await expect(page).toHaveURL(`/serviceMyOrderDetail?id=${id}`);
  await expect(main(page)).toContainText('机构还没有答复。');

  const desk = await open(browser, server.url, staff, `/serviceOrderDetail?id=${id}`);
  await expect(main(desk)).toContainText('一项包装专利，本月内提交。');
  await handle(desk, '受理订单', '受理说明', '三个工作日内联系您。');
  await page.reload();
  await expect(main(page)).toContainText('三个工作日内联系您。');
  await expect(page.getByRole('button', { name: '取消订单' })).toHaveCount(0);
  await desk.goto(`/serviceOrderDetail?id=${id}`);
  await handle(desk, '完成服务', '完成说明', '已提交专利申请。');

  await page.goto('/userCenter/notices?noticeType=TRANSACTION');
  const notice = page.getByRole('listitem').filter({ hasText: '服务已完成' }).first();
  await expect(notice).toContainText(service.name);
  await notice.getByRole('link', { name: '查看服务订单' }).click();
  await expect(page).toHaveURL(`/serviceMyOrderDetail?id=${id}`);

  // Two windows of the company: the second learns that it has been rated, and is led back.
  const late = await page.context().newPage();
  await late.goto(`/serviceOrder?${query.replace('PENDING', 'FINISHED')}`);
  await late.getByRole('link', { name: service.name }).first().click();
  await expect(late).toHaveURL(/\/serviceMyOrderDetail/);
  await late.getByRole('button', { name: '评价', exact: true }).click();
  await expect(late.getByRole('dialog')).toBeVisible();
  const expected = await averageWith(calls, service.id, 2);
  await page.getByRole('button', { name: '评价', exact: true }).click();
  const rating = page.getByRole('dialog');
  await expect(rating.getByRole('radio', { name: '5 分，非常满意' })).toBeChecked();
  await rating.getByRole('radio', { name: '2 分，不满意' }).check();
  await rating.getByLabel('评价内容').fill('比约定晚了一周。');
  expect(await violations(page)).toEqual([]);
  await rating.getByRole('button', { name: '提交评价' }).click();
  await expect(rating).toContainText('评价成功');
  await expect(rating).toBeHidden();
  await expect(main(page)).toContainText('比约定晚了一周。');
  expect(await violations(page)).toEqual([]);
  await late.getByRole('dialog').getByRole('button', { name: '提交评价' }).click();
  await expect(late.getByRole('dialog')).toContainText('该订单已评价');
  await expect(late).toHaveURL(/\/serviceOrder\?/);

  await page.goto(productUrl);
  await expect(main(page)).toContainText('比约定晚了一周。');
  await expect(page.getByText('综合评分').locator('..')).toContainText(expected);
  await page.context().close();
  await desk.context().close();
});

test('ordering from two tabs makes one order', async ({ browser, server }) => {
  const calls = await callsOf(server.url, owner);
  const service = await openService(calls);
  const page = await open(browser, server.url, owner, `/serviceApply/${service.id}`);
  const other = await page.context().newPage();
  await other.goto(`/serviceApply/${service.id}`);
  for (const tab of [page, other]) {
    await fillIn(tab, '同一需求');
    await submitButton(tab).click();
    await expect(tab.getByRole('dialog')).toBeVisible();
  }
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: '确认提交' }).click()),
  );
  await expect
    .poll(async () => {
      const ends = await Promise.all(
        [page, other].map(async (tab) =>
          tab.url().includes('/serviceApplyResult')
            ? 'ordered'
            : (await tab.getByText(pendingWords).isVisible())
              ? 'refused'
              : 'waiting',
        ),
      );
      return ends.sort();
    })
    .toEqual(['ordered', 'refused']);
  const name = encodeURIComponent(service.name);
  const { data } = await calls(
    'GET',
    `/firms/front/order/serviceOrder/page?index=1&size=10&orderStatus=PENDING&productName=${name}`,
  );
  expect(data.page.total).toBe(1);
  await page.context().close();
});

test('the list is filtered by its address; an order is canceled once; the pages fit narrow screens', async ({
  browser,
  server,
}) => {
  const calls = await callsOf(server.url, owner);
  const service = await openService(calls);
  const { data: companies } = await calls('POST', '/user/relatedCompanyList', {
    userId: '1',
    type: 1,
  });
  const { data: created } = await calls('POST', '/firms/front/order/apply', {
    productId: service.id,
    nsrsbh: companies.content[0].nsrsbh,
    contactName: '周明',
    contactPhone: '13800000001',
  });
  const page = await open(browser, server.url, owner, '/userCenter');
  await page.getByRole('link', { name: '我的服务' }).click();
  await expect(page).toHaveURL(/\/serviceOrder$/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('searchbox').fill(service.name);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/productName=/);
  await page.goto(
    `${new URL(page.url()).pathname}${new URL(page.url()).search}&orderStatus=PENDING`,
  );
  const row = page.getByRole('row', { name: new RegExp(service.name) });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: /取消订单/ }).click();
  const dialog = page.getByRole('dialog');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '确认取消' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
  const again = await calls('POST', `/firms/front/order/serviceOrder/cancel/${created.id}`);
  expect(again.status).toBe(409);

  await page.setViewportSize({ width: 375, height: 800 });
  for (const path of [
    '/serviceOrder',
    '/serviceOrder?orderStatus=FINISHED',
    `/serviceMyOrderDetail?id=${created.id}`,
    `/serviceApplyResult?id=${created.id}`,
    `/serviceApply/${service.id}`,
  ]) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
    expect(await violations(page), path).toEqual([]);
  }
  await page.context().close();
});
