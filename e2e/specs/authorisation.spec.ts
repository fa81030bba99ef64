import { receiveCode } from '../support/account.js';
import { expect, test } from '../support/sandboxTest.js';
import { signIn } from '../support/signIn.js';

test('a company that is not authorised gives its consent first; one of another region is turned away', async ({
  page,
  server,
  sandbox,
}) => {
  await signIn(page, server.url, '13800000001');
  await page.goto('/productDetail/100003');
  const apply = page.getByRole('button', { name: '立即申请' });
  const choice = page.getByRole('dialog');
  await apply.click();
  await choice.getByText('重庆华裕酒店有限公司').click();
  await choice.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('不在您的服务地区，无法申请！')).toBeVisible();
  await page.reload();

  await apply.click();
  await choice.getByText('重庆桂溪机械有限公司').click();
  await choice.getByRole('button', { name: '下一步' }).click();
  const dialog = page.getByRole('dialog', { name: '企业授权认证' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(/手机/).fill('13800000001');
  await dialog.getByLabel(/身份证/).fill('11010519491231002X');
  await dialog.getByLabel('纳税信息').check();
  await receiveCode(page, sandbox, '13800000001');
  await dialog.getByRole('button', { name: '提交认证' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/productApply\?productId=100003&companyId=2/);
});
