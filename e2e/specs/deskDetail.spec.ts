import { callsOf } from '../support/calls.js';
import { openAs } from '../support/openAs.js';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

// Orders are decided on, and change hands and recommenders.
test.use({ data: 'applications' });

const officer = '13800000005';
const operator = '13800000006';
const admin = '13800000007';
/** The smallest PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** The order that waits the longest for a user in a status. */
async function waiting(url: string, phone: string, status: string): Promise<string> {
  const calls = await callsOf(url, phone);
  const search = `queue=mine&orderStatus=${status}&sortDirection=ASC&index=1&size=10`;
  const { data } = await calls('GET', `/order/admin/page?${search}`);
  return data.content[0].orderId;
}

test('of two at once one decides; the other is told by whom and when, and keeps the text', async ({
  browser,
  server,
}) => {
  const orderId = await waiting(server.url, operator, 'PRE_JXW_ACCEPT');
  const detail = `/applicationManage?orderId=${orderId}`;
  const first = await openAs({ browser, server }, operator, detail);
  const second = await openAs({ browser, server }, admin, detail);
  const decision = second.getByRole('dialog');
  await first.getByRole('button', { name: '通过申请' }).click();
  await second.getByRole('button', { name: '拒绝申请' }).click();
  await decision.getByRole('textbox').fill('不属于扶持范围');
  await first.getByRole('dialog').getByRole('textbox').fill('情况属实，同意推荐');
  await first.getByRole('button', { name: '通过申请' }).click();
  await expect(first.getByText('已通过该申请')).toBeVisible();

  await decision.getByRole('button', { name: '拒绝申请' }).click();
  await expect(decision).toContainText(/平台运营于 \d\d:\d\d 已审核通过该申请/);
  await expect(decision.getByRole('textbox')).toHaveValue('不属于扶持范围');
  // The page behind shows the new state, and the dialog can no longer confirm.
  await expect(decision.getByRole('button', { name: '拒绝申请' })).toHaveCount(0);
  await decision.getByRole('button', { name: '关闭' }).last().click();
  await expect(second.getByText('情况属实，同意推荐').first()).toBeVisible();

  await first.getByRole('link', { name: '查看审计记录' }).click();
  await expect(first.getByText(/校验通过：\d+条记录完整、连续，未被改动。/)).toBeVisible();
  await first.getByRole('link', { name: '返回申请' }).click();
  await expect(first).toHaveURL(detail);
});

test('a bank reads report and contact of an order, and gives it to a colleague', async ({
  page,
  server,
}) => {
  const orderId = await waiting(server.url, officer, 'ACCEPT_SUCCESS');
  await signIn(page, server.url, officer);
  await page.goto(`/applicationManage?orderId=${orderId}`);
  await page.getByRole('link', { name: '查看企业报告' }).click();
  await expect(page).toHaveURL(/\/applicationManage\/report\?/);
  await expect(page.getByRole('navigation', { name: '工作台' })).toBeVisible();
  await page.getByRole('link', { name: '申请详情' }).click();
  await expect(page).toHaveURL(new RegExp(`/applicationManage\\?.*orderId=${orderId}`));

  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.getByRole('button', { name: '显示号码' }).click();
  const call = page.getByRole('link', { name: /^拨打 1\d{10}$/ }).first();
  const address = await readSettled(page, () => call.getAttribute('href'));
  const phone = address?.replace('tel:', '') ?? 'none';
  expect([...urls, page.url()].filter((url) => url.includes(phone))).toEqual([]);
  await expect(page.getByRole('region', { name: '变更记录' })).toContainText('查看联系方式');

  await page.getByRole('button', { name: '分配处理人' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('treeitem', { name: '中国建设银行' }).press('ArrowRight');
  await dialog.getByRole('treeitem', { name: '授信审批部' }).click();
  await dialog.getByRole('radio').first().check();
  const submit = dialog.getByRole('button', { name: /^分配给/ });
  const name = (await readSettled(page, () => submit.innerText())).replace('分配给', '').trim();
  await submit.dblclick();
  await expect(page.getByText('订单分配成功')).toBeVisible();
  await page.getByRole('button', { name: '分配处理人' }).click();
  await dialog.getByRole('tab', { name: '分配记录' }).click();
  await expect(dialog.getByRole('row', { name: new RegExp(name) })).toHaveCount(1);

  await page.goto('/applicationManage?orderId=99999999');
  await expect(page.getByText('订单不存在').first()).toBeVisible();
  await expect(page).toHaveURL(/\/applicationManage$/);
});

test('the platform looks for people by department, and changes a recommender with a picture', async ({
  page,
  server,
}) => {
  const orderId = await waiting(server.url, officer, 'ACCEPT_SUCCESS');
  await signIn(page, server.url, operator);
  await page.goto('/departments');
  await page.getByRole('treeitem', { name: '垫江县经济和信息化委员会' }).click();
  await expect(page.getByText('共 7 人')).toBeVisible();
  await expect(page).toHaveURL(/deptId=jxw/);

  await page.goto(`/applicationManage?orderId=${orderId}`);
  await page.getByRole('button', { name: '修改推荐人' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '推荐机构' }).fill('融资担保');
  await dialog.getByRole('option', { name: '垫江县融资担保有限公司' }).click();
  await dialog.getByRole('combobox', { name: '推荐人' }).click();
  const people = dialog.getByRole('option');
  const person = await readSettled(page, () => people.last().innerText());
  const name = person.split('\n')[0]?.trim() ?? '';
  await people.filter({ hasText: name }).last().click();
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
