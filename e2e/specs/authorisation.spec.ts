import { receiveCode } from '../support/account.js';
import { expect, test } from '../support/sandboxTest.js';
import { signIn } from '../support/signIn.js';

test.beforeEach(async ({ page, server }) => {
  await signIn(page, server.url, '13800000001');
  await page.goto('/productDetail/100003');
  await page.getByRole('button', { name: '立即申请' }).click();
});

test('a company of another region is turned away', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByText('重庆华裕酒店有限公司').click();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('不在您的服务地区，无法申请！')).toBeVisible();
  await expect(page).toHaveURL(/\/productDetail\//);
});

test('a company that is not authorised gives its consent first', async ({ page, sandbox }) => {
  const choice = page.getByRole('dialog');
  await choice.getByText('重庆桂溪机械有限公司').click();
  await choice.getByRole('button', { name: '下一步' }).click();
  const dialog = page.getByRole('dialog', { name: '企业授权认证' });
  await expect(dialog).toBeVisible();
  for (const box of await dialog.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await dialog.getByLabel(/身份证/).fill('110105194912310021');
  await dialog.getByLabel(/手机/).fill('13800000001');
  const submit = dialog.getByRole('button').last();
  await submit.click();
  await expect(dialog.getByRole('alert').first()).toBeFocused();
  await dialog.getByLabel(/身份证/).fill('11010519491231002X');
  await dialog.getByLabel('纳税信息').check();
  await receiveCode(page, sandbox, '13800000001');
  const code = dialog.getByRole('textbox', { name: /验证码/ });
  const right = await code.inputValue();
  await code.fill(right === '000000' ? '111111' : '000000');
  await submit.click();
  // What was typed stays, and the code is all there is to correct.
  await expect(code).toBeFocused();
  await expect(dialog.getByText('手机验证码错误').first()).toBeVisible();
  await expect(dialog.getByLabel(/身份证/)).toHaveValue('110105 19491231 002X');
  await code.fill(right);
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/productApply\?productId=100003&companyId=2/);
});
