import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { callsOf } from '../support/calls.js';
import { expect, test } from '../support/test.js';
import { signIn } from '../support/signIn.js';

// Orders change hands and recommenders here.
test.use({ data: 'assign' });

const bankOfficer = '13800000005';
const operator = '13800000006';
/** The smallest PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens the first order that waits for the bank. */
async function openWaiting(page: Page, url: string, phone: string): Promise<void> {
  const call = await callsOf(url, bankOfficer);
  const { data } = await call('GET', '/order/admin/page?orderStatus=ACCEPT_SUCCESS');
  await signIn(page, url, phone);
  await page.goto(`/applicationManage?orderId=${data.content[0].orderId}`);
}

test('a bank gives an order to a colleague, and the record says so', async ({ page, server }) => {
  await openWaiting(page, server.url, bankOfficer);
  await page.getByRole('button', { name: '分配处理人' }).click();
  const dialog = page.getByRole('dialog');
  const bank = dialog.getByRole('treeitem', { name: '中国建设银行' });
  await bank.press('ArrowRight');
  await dialog.getByRole('treeitem', { name: '授信审批部' }).click();
  await dialog.getByRole('radio').first().check();
  expect(await violations(page)).toEqual([]);
  const submit = dialog.getByRole('button', { name: /^分配给/ });
  const name = (await submit.innerText()).replace('分配给', '').trim();
  await submit.dblclick();
  await expect(page.getByText('订单分配成功')).toBeVisible();
  await page.getByRole('button', { name: '分配处理人' }).click();
  await expect(dialog.getByText(`当前处理人：${name}`)).toBeVisible();
  await dialog.getByRole('tab', { name: '分配记录' }).click();
  await expect(dialog.getByRole('row', { name: new RegExp(name) })).toHaveCount(1);
});

test('the platform changes the recommender with a picture', async ({ page, server }) => {
  await openWaiting(page, server.url, operator);
  await page.getByRole('button', { name: '修改推荐人' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await expect(dialog.getByRole('link', { name: /凭证图片/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('combobox', { name: '推荐机构' }).fill('融资担保');
  await dialog.getByRole('option', { name: '垫江县融资担保有限公司' }).click();
  await dialog.getByRole('combobox', { name: '推荐人' }).click();
  const person = dialog.getByRole('option').last();
  const name = (await person.innerText()).split('\n')[0]?.trim() ?? '';
  await person.click();
  await dialog.getByRole('textbox', { name: '修改原因' }).fill('客户经理变更');
  const file = { name: '凭证.png', mimeType: 'image/png', buffer: picture };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByText('已上传')).toBeVisible();
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await page.getByRole('button', { name: '修改推荐人' }).click();
  await dialog.getByRole('tab', { name: '修改记录' }).click();
  await expect(dialog.getByText(new RegExp(`→ ${name}`))).toBeVisible();
});

test('departments show their people', async ({ page, server }) => {
  await signIn(page, server.url, operator);
  await page.goto('/departments');
  await page.getByRole('treeitem', { name: '垫江县经济和信息化委员会' }).click();
  await expect(page.getByText('共7人')).toBeVisible();
  await expect(page).toHaveURL(/deptId=jxw/);
  for (const width of [1440, 1024, 375]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page)).toEqual([]);
  }
});
