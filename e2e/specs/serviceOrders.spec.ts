import type { Page } from '@playwright/test';
import { callsOf, type ApiCall } from '../support/calls.js';
import { company, logIn } from '../support/journey.js';
import { openAs } from '../support/openAs.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'records' });

const owner = '13800000001';
/** Staff of the organisation 801. */
const staff = '13800000010';

interface Service {
  readonly id: string;
  readonly name: string;
  readonly evaluationNumber: number;
}

/** A rated service of the organisation 801 that none of the owner's companies has ordered. */
async function openService(calls: ApiCall): Promise<Service> {
  const { data } = await calls('GET', '/firms/front/product/org/801?index=1&size=8');
  for (const service of data.content as Service[]) {
    if (service.evaluationNumber === 0) continue;
    const check = await calls('GET', `/firms/front/order/check/${service.id}`);
    if (check.data === false) return service;
  }
  throw new Error('Every service of the organisation has been ordered');
}

async function handle(desk: Page, verb: string, label: string, text: string) {
  await desk.getByRole('button', { name: verb }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: verb }).dblclick();
  await expect(dialog).toBeHidden();
}

test('a visitor finds a service, signs in and orders it; staff handle it; the rating is public', async ({
  browser,
  server,
}) => {
  const site = { browser, server };
  const service = await openService(await callsOf(server.url, owner));
  const page = await openAs(site, null, '/helpingEnterprisesServe/list');
  const main = page.getByRole('main');
  await page.getByRole('searchbox').fill(service.name);
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name: service.name, exact: true }).first().click();
  await expect(page).toHaveURL(/\/productDetail\//);
  const productUrl = page.url();
  await page.getByRole('link', { name: '申请服务' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, owner);
  await expect(page).toHaveURL(`/serviceApply/${service.id}`);

  const submit = page.getByRole('button', { name: '提交申请' });
  await expect(submit).toBeEnabled();
  await page.getByLabel('联系人').fill('周明');
  await page.getByLabel('联系电话').fill('13800000001');
  await page.getByLabel('服务需求').fill('一项包装专利，本月内提交。');
  await submit.click();
  const confirming = page.getByRole('dialog');
  await expect(confirming).toContainText(service.name);
  await expect(confirming).toContainText(company);
  await confirming.getByRole('button', { name: '确认提交' }).dblclick();
  await expect(page.getByRole('heading', { name: '服务申请已提交', level: 1 })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';

  // The same service cannot be ordered twice.
  await page.goto(`/serviceApply/${service.id}`);
  await expect(page.getByText('该企业已有待处理的订单，请勿重复申请')).toBeVisible();
  await page.getByRole('link', { name: '查看已有订单' }).click();
  await expect(page).toHaveURL(/\/serviceOrder\?productName=/);
  await page.locator(`a[href="/serviceMyOrderDetail?id=${id}"]`).first().click();
  await expect(main).toContainText('机构还没有答复。');

  // Staff return to their list as they left it.
  const list = '/serviceOrg?status=PENDING';
  const desk = await openAs(site, staff, list);
  await desk.locator(`a[href="/serviceOrderDetail?id=${id}"]`).first().click();
  await handle(desk, '受理订单', '受理说明', '三个工作日内联系您。');
  await expect(desk).toHaveURL(list);
  await page.reload();
  await expect(main).toContainText('三个工作日内联系您。');
  await page.getByRole('button', { name: '取消订单' }).click();
  await expect(confirming).toContainText('机构已经受理');
  await confirming.getByRole('button', { name: '暂不取消' }).click();
  await expect(confirming).toBeHidden();
  await desk.goto(`/serviceOrderDetail?id=${id}`);
  await handle(desk, '完成服务', '完成说明', '已提交专利申请。');

  await page.goto('/userCenter/notices?noticeType=TRANSACTION');
  await page
    .getByRole('listitem')
    .filter({ hasText: '服务已完成' })
    .first()
    .getByRole('link', { name: '查看服务订单' })
    .click();
  await expect(page).toHaveURL(`/serviceMyOrderDetail?id=${id}`);
  await expect(page.getByRole('button', { name: '取消订单' })).toHaveCount(0);
  await page.getByRole('button', { name: '评价', exact: true }).click();
  await confirming.getByRole('radio', { name: '2 分，不满意' }).check();
  await confirming.getByLabel('评价内容').fill('比约定晚了一周。');
  await confirming.getByRole('button', { name: '提交评价' }).click();
  await expect(confirming).toBeHidden();
  await expect(main).toContainText('比约定晚了一周。');
  await page.goto(productUrl);
  await expect(main).toContainText('比约定晚了一周。');
  await expect(main).toContainText(`根据 ${service.evaluationNumber + 1} 条评价`);
});
