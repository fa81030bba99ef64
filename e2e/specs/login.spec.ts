import type { Page } from '@playwright/test';
import { receiveCode, registerAccount, solveCaptcha } from '../support/account.js';
import { logIn, password } from '../support/journey.js';
import { expect, test } from '../support/sandboxTest.js';

const applicant = '13800000001';

/** Tax accounts of the sample: one with a company, and one that has yet to set phone and password. */
const taxNumber = '91500231MA50004HNT';
const newTaxNumber = '91500231MA5000A3W1';

async function tab(page: Page, name: string): Promise<void> {
  const one = page.getByRole('tab', { name });
  await one.click();
  await expect(one).toHaveAttribute('aria-selected', 'true');
}

const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true }).click();

test('with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  const phone = page.getByRole('textbox', { name: '手机号' });
  await expect(phone).toBeVisible();
  for (let turn = 0; turn < 10; turn += 1) {
    if (await phone.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(phone).toBeFocused();
  await page.keyboard.type(applicant);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/userCenter$/);
});

test('by a code sent to the phone, and by tax number in small letters', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login');
  await tab(page, '手机验证码登录');
  await page.getByRole('textbox', { name: '手机号' }).fill(applicant);
  await receiveCode(page, sandbox, applicant);
  await submit(page);
  await expect(page).toHaveURL(/\/userCenter$/);
  await page.context().clearCookies();
  await page.goto('/login');
  await tab(page, '税号登录');
  await page.getByRole('textbox', { name: /税号/ }).fill(taxNumber.toLowerCase());
  await page.getByLabel(/^密码/).fill(password);
  await submit(page);
  await expect(page).toHaveURL(/\/userCenter$/);
});

test('after two wrong passwords a captcha is asked for, a wrong one says so and brings another', async ({
  page,
  request,
  sandbox,
}) => {
  // An account of its own: its failures would ask the next specs for a captcha too.
  const phone = '13911110001';
  await registerAccount(request, sandbox, { phone, password });
  await page.goto('/login');
  const secret = page.getByLabel(/^密码/);
  for (let turn = 0; turn < 2; turn += 1) {
    await page.getByRole('textbox', { name: '手机号' }).fill(phone);
    await secret.fill(`Wrong-${turn}-word`);
    const answered = page.waitForResponse((response) => response.url().includes('/login/passwd'));
    await submit(page);
    await answered;
    await expect(page.getByText('用户或密码输入错误')).toBeVisible();
    await expect(secret).toBeFocused();
  }
  await secret.fill(password);
  const drawn = page.waitForResponse((response) => response.url().includes('/captcha/graphic'));
  await submit(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await drawn;
  await expect(dialog.getByText('图形验证码错误')).toHaveCount(0);
  await solveCaptcha(page, sandbox, async () => {
    await dialog.getByRole('textbox').fill('----');
    await dialog.getByRole('textbox').press('Enter');
    await expect(dialog.getByText('图形验证码错误')).toBeVisible();
  });
  await expect(page).toHaveURL(/\/userCenter$/);
});

test.describe('for the first time', () => {
  test('a user sets a password, which then counts', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, '13800000009');
    const dialog = page.getByRole('dialog', { name: '设置登录密码' });
    await dialog.getByRole('button', { name: '保存密码' }).click();
    await expect(dialog.getByText('请输入密码')).toBeVisible();
    await dialog.getByLabel(/^设置密码/).fill('Chang-e@2027');
    await dialog.getByLabel(/^确认密码/).fill('Chang-e@2028');
    await dialog.getByRole('button', { name: '保存密码' }).click();
    await expect(dialog.getByText('两次输入的密码不一致')).toBeVisible();
    await dialog.getByLabel(/^确认密码/).fill('Chang-e@2027');
    await dialog.getByRole('button', { name: '保存密码' }).click();
    await expect(page.getByText('密码设置成功！')).toBeVisible();
    await expect(page).toHaveURL(/\/userCenter$/);
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByRole('textbox', { name: '手机号' }).fill('13800000009');
    await page.getByLabel(/^密码/).fill('Chang-e@2027');
    await submit(page);
    await expect(page).toHaveURL(/\/userCenter$/);
  });

  test('a taxpayer binds a phone and sets a password', async ({ page, sandbox }) => {
    await page.goto('/login');
    await tab(page, '税号登录');
    await page.getByRole('textbox', { name: /税号/ }).fill(newTaxNumber);
    await page.getByLabel(/^密码/).fill(password);
    await submit(page);
    const dialog = page.getByRole('dialog', { name: '设置登录密码' });
    await dialog.getByRole('textbox', { name: '手机号' }).fill('13900000077');
    await dialog.getByLabel(/^设置密码/).fill('Chang-e@2027');
    await dialog.getByLabel(/^确认密码/).fill('Chang-e@2027');
    await receiveCode(page, sandbox, '13900000077');
    await dialog.getByRole('button', { name: '保存密码' }).click();
    await expect(page.getByText('密码设置成功！')).toBeVisible();
    await expect(page).toHaveURL(/\/userCenter$/);
  });
});
