import { expect, test } from '../support/sandboxTest.js';
import { readSettled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';

test.use({ data: 'applications' });

const owner = '13800000001';
const newcomer = '13800000002';

test('part of a granted line is drawn down, never more than is left, and goes back when it is withdrawn', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  await page.goto('/userCenter/orders?orderStatus=APPROVAL_SUCCESS');
  await page.getByRole('link', { name: /^提款/ }).first().click();
  await expect(page).toHaveURL(/\/drawDown\?orderId=/);
  const amount = page.getByLabel(/提款金额/);
  await amount.fill('99999');
  await page.getByLabel(/贷款期限/).selectOption({ index: 1 });
  await page.getByRole('button', { name: '提交提款申请' }).click();
  await expect(page.getByText(/提款金额不能高于/).first()).toBeVisible();
  await amount.fill('1');
  await page.getByRole('button', { name: '提交提款申请' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: '提款申请已提交' })).toBeVisible();
  await page.getByRole('link', { name: '查看申请进度' }).click();
  await expect(page.getByRole('heading', { name: '所属授信申请' })).toBeVisible();
  await page.getByRole('link', { name: '查看', exact: true }).click();
  await expect(page.getByRole('heading', { name: '授信额度与提款' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: '撤回申请' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click();
  await expect(page.getByText('提款申请已结束，占用的额度已退回原授信。')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '申请关闭' })).toBeVisible();
});

test('what is only saved is deleted after a question', async ({ page, server, sandbox }) => {
  await signIn(page, server.url, owner);
  // The staff list's address is the applicants' own list.
  await page.goto('/applicationManage');
  await expect(page).toHaveURL(/\/userCenter\/orders$/);
  const status = page.getByRole('combobox', { name: '申请状态' });
  await status.selectOption({ label: '已保存' });
  await expect(page).toHaveURL(/orderStatus=SAVE_NOT_SUBMIT/);
  const last = page.getByRole('button', { name: /^删除：/ }).last();
  const name = (await readSettled(page, () => last.getAttribute('aria-label'))) ?? '';
  const remove = page.getByRole('button', { name, exact: true });
  await remove.click();
  const dialog = page.getByRole('dialog');
  await sandbox.failNext('closeOrder', '100409', { message: '该申请已提交' });
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(dialog.getByText('该申请已提交')).toBeVisible();
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('已删除').first()).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test('an order of somebody else, or none, leads back to the user centre', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, newcomer);
  for (const id of ['19999999', '10000008']) {
    await page.goto(`/loanDetail?orderId=${id}`);
    await expect(page).toHaveURL(/\/userCenter$/);
    await expect(page.getByText('订单不存在').first()).toBeVisible();
  }
});
