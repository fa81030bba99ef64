import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { callsOf } from '../support/calls.js';
import { readXls } from '../support/readXls.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

const officer = '13800000005';
const owner = '13800000001';

async function openExport(page: Page, url: string, query: string) {
  await signIn(page, url, officer);
  await page.goto(`/applicationManage?${query}`);
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}
const dialog = (page: Page) => page.getByRole('dialog', { name: '导出申请信息' });
const start = (page: Page) => dialog(page).getByRole('button', { name: /^导出.*笔申请$/ });

async function saved(page: Page, click: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await click();
  const file = await download;
  return { name: file.suggestedFilename(), rows: readXls(readFileSync(await file.path())) };
}

test('exports what the list shows, in the columns that were chosen', async ({ page, server }) => {
  const calls = await callsOf(server.url, officer);
  const { data } = await calls('GET', '/order/admin/page?moneyStart=20&moneyEnd=60&size=100');
  const orders: { orderCode: string; companyName: string; loanAmount: string }[] = data.content;
  expect(orders.length).toBeGreaterThan(1);

  await openExport(page, server.url, 'tab=all&moneyStart=20&moneyEnd=60');
  await expect(dialog(page)).toContainText(`共 ${orders.length} 笔申请`);
  await dialog(page).getByRole('button', { name: '清空' }).click();
  for (const name of ['申请编号', '企业名称', '申请金额（万元）', '联系电话'])
    await dialog(page).getByRole('checkbox', { name, exact: true }).check();
  const { name, rows } = await saved(page, () => start(page).click());
  expect(name).toBe('申请信息.xls');
  expect(rows[0]).toEqual(['申请编号', '企业名称', '申请金额（万元）', '联系电话']);
  const cells = rows.slice(1).map((row) => row.slice(0, 3));
  const byCode = (a: unknown[], b: unknown[]) => String(a[0]).localeCompare(String(b[0]));
  expect(cells.toSorted(byCode)).toEqual(
    orders
      .map(({ orderCode, companyName, loanAmount }) => [orderCode, companyName, Number(loanAmount)])
      .toSorted(byCode),
  );
  for (const [, , , phone] of rows.slice(1))
    expect(String(phone ?? '138****0000')).toMatch(/^\d{3}\*{4}\d{4}$/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('已导出，文件保存为申请信息.xls')).toBeVisible();

  // The columns are remembered for the user of this browser.
  await page.reload();
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await expect(dialog(page)).toContainText(/已选 4 \/ \d+ 项/);
});

test('the form of an epidemic-relief loan is saved on its page', async ({ page, server }) => {
  const calls = await callsOf(server.url, owner);
  const { data } = await calls('GET', '/order/user/page?orderStatus=JXW_AUDIT_FAIL&size=10');
  const { orderId, orderCode } = data.content[0];
  await signIn(page, server.url, owner);
  await page.goto(`/loanDetail?orderId=${orderId}`);
  const { name, rows } = await saved(page, () =>
    page.getByRole('button', { name: '导出申请表' }).click(),
  );
  expect(name).toBe('抗疫贷申请表.xls');
  expect(rows[1]).toEqual(['申请编号', orderCode]);
});
