import type { Page } from '@playwright/test';
import { receiveCode, registerAccount, solveCaptcha } from '../support/account.js';
import { violations } from '../support/axe.js';
import { expect, test } from '../support/sandboxTest.js';

const before = 'Huiqi@2026';
const after = 'Chang-e@2027';
const phoneBox = (page: Page) => page.getByRole('textbox', { name: '手机号' });
const codeBox = (page: Page) => page.getByRole('textbox', { name: /短信验证码/ });
const next = (page: Page) => page.getByRole('button', { name: '下一步' });

async function logIn(page: Page, phone: string, password: string): Promise<void> {
  await page.goto('/login');
  await phoneBox(page).fill(phone);
  await page.getByLabel(/^密码/).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

async function setNew(page: Page, password: string): Promise<void> {
  await page.getByLabel(/^新密码/).fill(password);
  await page.getByLabel(/^确认新密码/).fill(password);
  await page.getByRole('button', { name: '保存新密码' }).click();
}

test('a forgotten password is set anew; the phone is there at the login', async ({
  page,
  request,
  sandbox,
}) => {
  const phone = '13900000201';
  await registerAccount(request, sandbox, { phone, password: before });
  await page.goto('/login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page).toHaveURL(/\/forgetPassword$/);
  await expect(page.getByRole('link', { name: '返回首页' })).toHaveCount(0);
  await phoneBox(page).fill(phone);
  await page.reload();
  await expect(phoneBox(page)).toHaveValue(phone);
  expect(await violations(page)).toEqual([]);
  await receiveCode(page, sandbox, phone);
  await next(page).click();
  await expect(page).toHaveURL(/step=RESET$/);
  expect(await violations(page)).toEqual([]);
  await setNew(page, '12345678');
  await expect(page.getByLabel(/^新密码/)).toBeFocused();
  await setNew(page, after);
  await expect(page.getByRole('heading', { name: '新密码已生效' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(phoneBox(page)).toHaveValue(phone);
  await page.getByLabel(/^密码/).fill(after);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/userCenter$/);
});

test('the step of the new password is not reached by its address', async ({ page }) => {
  await page.goto('/forgetPassword?step=RESET');
  await expect(phoneBox(page)).toBeVisible();
  await page.goto('/forgetPassword?step=DONE');
  await expect(phoneBox(page)).toBeVisible();
});

test('an unregistered phone empties its field and closes the dialog', async ({ page, sandbox }) => {
  await page.goto('/forgetPassword');
  await phoneBox(page).fill('13900000299');
  await sandbox.failNext('sendResetCaptcha', '794104');
  await solveCaptcha(page, sandbox, () => page.getByRole('button', { name: '获取验证码' }).click());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(phoneBox(page)).toHaveValue('');
  await expect(phoneBox(page)).toHaveAccessibleDescription(/手机号未注册，请先注册/);
  await expect(page.getByRole('link', { name: '注册' })).toBeVisible();
});

test('refusals on the way to a new password', async ({ page, sandbox }) => {
  const phone = '13800000002';
  await page.goto('/forgetPassword');
  await phoneBox(page).fill(phone);
  await codeBox(page).fill('482915');
  await sandbox.failNext('retrievePasswordByPhone', '792102');
  await next(page).click();
  await expect(codeBox(page)).toHaveAccessibleDescription(/手机验证码错误/);
  await sandbox.failNext('retrievePasswordByPhone', '794104');
  await next(page).click();
  await expect(phoneBox(page)).toHaveAccessibleDescription(/手机号未注册，请先注册/);
  await sandbox.failNext('retrievePasswordByPhone', '003001');
  await next(page).click();
  await expect(page.getByText('您操作太频繁了')).toHaveCount(1);

  await receiveCode(page, sandbox, phone);
  await next(page).click();
  await sandbox.failNext('retrievePassword', '100500');
  await setNew(page, after);
  await expect(page.getByText('修改密码错误')).toBeVisible();
  await sandbox.failNext('retrievePassword', '792102');
  await page.getByRole('button', { name: '保存新密码' }).click();
  await expect(phoneBox(page)).toHaveValue(phone);
  await expect(page.getByText('手机验证码错误')).toBeVisible();
});

test.describe('in the user centre', () => {
  test('a changed password ends every session and leads to the login with the phone', async ({
    page,
    browser,
    request,
    sandbox,
    baseURL,
  }) => {
    const phone = '13900000202';
    await registerAccount(request, sandbox, { phone, password: before });
    await logIn(page, phone, before);
    await expect(page).toHaveURL(/\/userCenter$/);
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const elsewhere = await other.newPage();
    await logIn(elsewhere, phone, before);
    await expect(elsewhere).toHaveURL(/\/userCenter$/);

    await page.goto('/userCenter?dialog=password');
    const dialog = page.getByRole('dialog', { name: '修改密码' });
    const save = dialog.getByRole('button', { name: '确认修改' });
    await save.click();
    await expect(dialog.getByLabel(/^原密码/)).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel(/^原密码/).fill('Wrong@2026');
    await dialog.getByLabel(/^新密码/).fill(after);
    await dialog.getByLabel(/^确认新密码/).fill(after);
    await save.click();
    await expect(dialog.getByText('原密码输入错误')).toBeVisible();
    await dialog.getByLabel(/^原密码/).fill(before);
    await save.dblclick();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('密码修改成功，请重新登录').first()).toBeVisible();
    await expect(phoneBox(page)).toHaveValue(phone);
    await page.getByLabel(/^密码/).fill(after);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/\/userCenter$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/login$/);
    await other.close();
  });

  test('a wrong phone code empties its field, other failures are said as the server has them', async ({
    page,
    sandbox,
  }) => {
    await logIn(page, '13800000004', before);
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto('/userCenter?dialog=password');
    const dialog = page.getByRole('dialog', { name: '修改密码' });
    const save = dialog.getByRole('button', { name: '确认修改' });
    await dialog.getByLabel(/^原密码/).fill(before);
    await dialog.getByLabel(/^新密码/).fill(after);
    await dialog.getByLabel(/^确认新密码/).fill(after);
    await sandbox.failNext('changePassword', '100400', { message: '请先完成短信验证' });
    await save.click();
    await expect(dialog.getByText('请先完成短信验证')).toBeVisible();
    await sandbox.failNext('changePassword', '792102');
    await save.click();
    await expect(codeBox(page)).toHaveAccessibleDescription(/手机验证码错误/);
    await codeBox(page).fill('482915');
    await sandbox.failNext('changePassword', '792102');
    await save.click();
    await expect(codeBox(page)).toHaveValue('');
    await expect(dialog.getByLabel(/^原密码/)).toHaveValue(before);
    expect(await violations(page)).toEqual([]);
  });
});
