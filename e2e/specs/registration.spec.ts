import type { Page } from '@playwright/test';
import { typeCode } from '../support/account.js';
import { expect, test } from '../support/sandboxTest.js';

const password = 'Chang-e@2027';
const phoneBox = (page: Page) => page.getByRole('textbox', { name: '手机号' });
const codeBox = (page: Page) => page.getByRole('textbox', { name: /短信验证码/ });
const submit = (page: Page) => page.getByRole('button', { name: '注册', exact: true });
const send = (page: Page) => page.getByRole('button', { name: '获取验证码' });

async function fill(page: Page, phone: string): Promise<void> {
  await phoneBox(page).fill(phone);
  await page.getByLabel(/^设置密码/).fill(password);
  await page.getByLabel(/^确认密码/).fill(password);
}

test('an account in three steps: a reload keeps the phone only; the nickname may follow', async ({
  page,
  sandbox,
}) => {
  const phone = '13900000101';
  await page.goto('/register');
  await fill(page, phone);
  await codeBox(page).fill('482915');
  await page.reload();
  await expect(phoneBox(page)).toHaveValue(phone);
  await expect(page.getByLabel(/^设置密码/)).toHaveValue('');
  await expect(codeBox(page)).toHaveValue('');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toMatch(/Chang-e|482915/);

  await fill(page, phone);
  await send(page).click();
  await typeCode(page, sandbox, phone);
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeFocused();
  await expect(page).toHaveURL(/\/register\?step=DONE$/);

  await page.getByRole('button', { name: '设置昵称' }).click();
  await expect(page).toHaveURL(/step=NICKNAME$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeVisible();
  await page.goForward();
  const nickname = page.getByRole('textbox', { name: '昵称' });
  await nickname.fill('明月山庄');
  await page.reload();
  await expect(nickname).toHaveValue('明月山庄');
  await page.getByRole('button', { name: '保存昵称' }).click();
  await expect(page.getByText('明月山庄，您好')).toBeVisible();
  await page.getByRole('button', { name: '进入平台' }).click();
  await expect(page).toHaveURL(/\/userCenter$/);
  await page.goto('/register');
  await expect(page).toHaveURL(/\/userCenter$/);
});
