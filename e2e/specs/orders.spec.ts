import type { Page } from '@playwright/test';
import { openForm } from '../support/applyForm.js';
import { violations } from '../support/axe.js';
import { expect, test } from '../support/sandboxTest.js';
import { signIn } from '../support/signIn.js';

test.use({ data: 'orders' });

const owner = '13800000001';
const newcomer = '13800000002';

/** Each status: what it is called, what comes next, and the first way on. */
const statuses = [
  ['SAVE_NOT_SUBMIT', '已保存', /还没有提交给银行/, '继续填写'],
  ['ACCEPT_SUCCESS', '申请中', /银行正在审核/, /致电银行/],
  ['BANK_NO_INFO', '申请中', /银行还没有反馈/, /致电银行/],
  ['PRE_JXW_ACCEPT', '经信委审核中', /经信委正在审核/, /致电银行/],
  ['JXW_AUDIT_PASSED', '抗疫贷银行审核中', /经信委已审核通过/, /致电银行/],
  ['JXW_AUDIT_FAIL', '经信委审核不通过', /经信委审核未通过/, '重新申请'],
  ['APPROVAL_SUCCESS', '已授信', /可以申请提款/, '提款'],
  ['APPROVAL_FAIL', '已拒绝', /申请未通过/, '重新申请'],
  ['BANK_APPROVAL_FAIL', '银行审核不通过', /申请未通过/, '重新申请'],
  ['BANK_APPROVAL_SUCCESS', '银行已放款', /按还款计划按时还款/, /致电银行/],
  ['CREDIT_LINE_INVALID', '已失效', /授信已过有效期/, '重新申请'],
  ['ORDER_CLOSED', '已关闭', /申请已关闭/, '重新申请'],
] as const;

const rows = (page: Page) => page.getByRole('table').getByRole('row');

async function openList(page: Page, url: string, search = '', phone = owner): Promise<void> {
  await signIn(page, url, phone);
  await page.goto(`/userCenter/orders${search}`);
  await expect(page.getByRole('heading', { level: 1, name: '我的申请' })).toBeVisible();
}

test('each status has its name, what comes next and a way on', async ({ page, server }) => {
  test.setTimeout(180_000);
  await openList(page, server.url);
  let seen = 0;
  for (const [status, label, line, wayOn] of statuses) {
    await page.goto(`/userCenter/orders?orderStatus=${status}`);
    const first = rows(page).nth(1);
    const nothing = page.getByText('没有符合条件的结果');
    await expect(first.or(nothing).first()).toBeVisible();
    if (await nothing.isVisible()) continue;
    seen += 1;
    await expect(first.getByText(label, { exact: true })).toBeVisible();
    await first.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/loanDetail\?orderId=/);
    await expect(page.getByText(line).first()).toBeVisible();
    await expect(page.getByRole('link', { name: wayOn }).first()).toBeVisible();
  }
  // The sample has most of them; every one is drawn in the stories.
  expect(seen).toBeGreaterThanOrEqual(10);
});

test('filters and page stand in the address', async ({ page, server }) => {
  await openList(page, server.url);
  await expect(rows(page)).toHaveCount(1 + 10);
  await page.getByLabel('银行审核').selectOption({ label: '审核不通过' });
  await expect(page).toHaveURL(/bankStatus=APPROVAL_FAIL/);
  await page.reload();
  await expect(page.getByLabel('银行审核', { exact: true })).toHaveValue('APPROVAL_FAIL');
  await expect(rows(page).nth(1)).toContainText(/拒绝|不通过/);
  await page.getByRole('button', { name: '清除全部' }).click();
  await expect(page).toHaveURL(/\/userCenter\/orders$/);
  await page
    .getByRole('button', { name: /第 ?2 ?页|下一页/ })
    .first()
    .click();
  await expect(page).toHaveURL(/index=2/);
  await page.goto('/userCenter/orders?dateStart=2099-01-01');
  await expect(page.getByText('没有符合条件的结果')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('who has none yet is led to the market', async ({ page, server }) => {
  await openList(page, server.url, '', newcomer);
  await expect(page.getByText('还没有申请')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '查看贷款产品' }).click();
  await expect(page).toHaveURL(/\/loan$/);
});

test('a saved application is deleted only after a confirmation', async ({
  page,
  server,
  sandbox,
}) => {
  await signIn(page, server.url, owner);
  await openForm(page, '100709');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page).toHaveURL(/orderId=/);
  await page.goto('/userCenter/orders?orderStatus=SAVE_NOT_SUBMIT');
  const remove = page.getByRole('button', { name: /^删除：仓单通/ });
  await remove.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('不能恢复');
  await dialog.getByRole('button', { name: '暂不' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await sandbox.failNext('closeOrder', '100409', { message: '该申请已提交' });
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(dialog.getByText('该申请已提交')).toBeVisible();
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('已删除').first()).toBeVisible();
  await expect(remove).toHaveCount(0);
  await page.goto('/productApply?productId=100709&companyId=1');
  await expect(page.getByRole('button', { name: '下一步' })).toBeVisible();
});

test('part of a granted line is drawn down, and never more than is left', async ({
  page,
  server,
}) => {
  await openList(page, server.url, '?orderStatus=APPROVAL_SUCCESS');
  await page.getByRole('link', { name: /^提款/ }).first().click();
  await expect(page).toHaveURL(/\/drawDown\?orderId=/);
  const amount = page.getByLabel(/提款金额/);
  await amount.fill('99999');
  await page.getByLabel(/贷款期限/).selectOption({ index: 1 });
  await page.getByRole('button', { name: '提交提款申请' }).click();
  await expect(page.getByText(/提款金额不能高于/).first()).toBeVisible();
  await amount.fill('1');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '提交提款申请' }).dblclick();
  await expect(page).toHaveURL(/\/productStatus\?orderId=/);
  await expect(page.getByRole('heading', { level: 1, name: '提款申请已提交' })).toBeVisible();
  await page.getByRole('link', { name: '查看申请进度' }).click();
  await expect(page.getByRole('heading', { name: '所属授信申请' })).toBeVisible();
  await page.getByRole('link', { name: '查看', exact: true }).click();
  await expect(page.getByRole('heading', { name: '授信额度与提款' })).toBeVisible();
});

test('a loan that was paid out shows when what is due, and the sums agree', async ({
  page,
  server,
}) => {
  await openList(page, server.url, '?orderStatus=BANK_APPROVAL_SUCCESS');
  await expect(rows(page).nth(1)).toBeVisible();
  const names = await rows(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) => link.getAttribute('href')?.match(/^\/loanDetail.*/) ?? []),
    );
  for (const href of names) {
    await page.goto(href);
    const schedule = page.getByRole('region', { name: '还款计划' });
    await expect(schedule.first()).toBeVisible();
    const all = page.getByRole('button', { name: /^显示全部/ });
    if (!(await all.isVisible())) continue;
    await all.click();
    const cells = await page
      .getByRole('table', { name: '还款计划' })
      .locator('tbody tr td:nth-child(3)')
      .allInnerTexts();
    const fen = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100);
    const sum = cells.reduce((total, text) => total + fen(text), 0);
    const total = /还款合计 ([\d,.]+)元/.exec(await page.getByRole('main').innerText())?.[1];
    expect(sum).toBe(fen(total ?? ''));
    expect(await violations(page)).toEqual([]);
    return;
  }
  throw new Error('No loan of the sample is repaid in instalments');
});

test('an application under review is withdrawn from its page', async ({ page, server }) => {
  await openList(page, server.url, '?orderStatus=ACCEPT_SUCCESS');
  await rows(page).nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: '撤回申请' }).click();
  const dialog = page.getByRole('dialog');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '撤回申请' }).click();
  await expect(page.getByText('申请已关闭，仍需要贷款可以重新申请。')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '申请关闭' })).toBeVisible();
});

test('an order that does not exist leads back to the user centre', async ({ page, server }) => {
  await signIn(page, server.url, newcomer);
  for (const id of ['19999999', '10000008']) {
    await page.goto(`/loanDetail?orderId=${id}`);
    await expect(page).toHaveURL(/\/userCenter$/);
    await expect(page.getByText('订单不存在').first()).toBeVisible();
  }
});

test('the management of applications is the own list for applicants', async ({ page, server }) => {
  await signIn(page, server.url, owner);
  await page.goto('/applicationManage');
  await expect(page).toHaveURL(/\/userCenter\/orders$/);
});
