import type { Page } from '@playwright/test';
import { receiveCode, registerAccount } from '../support/account.js';
import { expect, test } from '../support/sandboxTest.js';

const before = 'Huiqi@2026';
const after = 'Chang-e@2027';
const phoneBox = (page: Page) => page.getByRole('textbox', { name: '手机号' });
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

test('a forgotten password is reset; the login has the phone', async ({
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
  await receiveCode(page, sandbox, phone);
  await next(page).click();
  await expect(page).toHaveURL(/step=RESET$/);
  await setNew(page, after);
  await expect(page.getByRole('heading', { name: '新密码已生效' })).toBeFocused();
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(phoneBox(page)).toHaveValue(phone);
  await page.getByLabel(/^密码/).fill(after);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/userCenter$/);
});

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
