import type { Page } from '@playwright/test';
import { receiveCode, registerAccount, solveCaptcha } from '../support/account.js';
import { violations } from '../support/axe.js';
import { logIn, password } from '../support/journey.js';
import { expect, test } from '../support/sandboxTest.js';

const norma = '13800000001';

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
  await page.keyboard.type(norma);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/userCenter$/);
});

test('by a code sent to the phone, once', async ({ page, sandbox }) => {
  await page.goto('/login');
  await tab(page, '手机验证码登录');
  await page.getByRole('textbox', { name: '手机号' }).fill(norma);
  await receiveCode(page, sandbox, norma);
  await submit(page);
  await expect(page).toHaveURL(/\/userCenter$/);
});

test('by tax number, typed in small letters', async ({ page }) => {
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
    await submit(page);
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
  expect(await violations(page)).toEqual([]);
  await solveCaptcha(page, sandbox, async () => {
    await dialog.getByRole('textbox').fill('----');
    await dialog.getByRole('textbox').press('Enter');
    await expect(dialog.getByText('图形验证码错误')).toBeVisible();
  });
  await expect(page).toHaveURL(/\/userCenter$/);
});

const byPassword = async (page: Page) => logIn(page, norma);
const byPhone = async (page: Page) => {
  await tab(page, '手机验证码登录');
  await page.getByRole('textbox', { name: '手机号' }).fill(norma);
  await page.getByRole('textbox', { name: /短信验证码/ }).fill('482915');
  await submit(page);
};
const byTax = async (page: Page) => {
  await tab(page, '税号登录');
  await page.getByRole('textbox', { name: /税号/ }).fill('91500231MA5U0000X1');
  await page.getByLabel(/^密码/).fill(password);
  await submit(page);
};

/** Spec 1 §8: code, what is said, and the field that says it. */
const refusals = [
  { operation: 'loginByPassword', enter: byPassword, code: '792105', says: '用户或密码输入错误' },
  { operation: 'loginByPassword', enter: byPassword, code: '794104', says: '用户或密码输入错误' },
  { operation: 'loginByPhone', enter: byPhone, code: '792102', says: '短信验证码错误' },
  { operation: 'loginByPhone', enter: byPhone, code: '794104', says: '用户名或验证码输入错误' },
  { operation: 'loginByTaxNumber', enter: byTax, code: '791104', says: '税号或者密码输入错误' },
  { operation: 'loginByTaxNumber', enter: byTax, code: '001001', says: '税号或者密码输入错误' },
] as const;

for (const { operation, enter, code, says } of refusals) {
  test(`${operation}: ${code} stands at its field`, async ({ page, sandbox }) => {
    await sandbox.failNext(operation, code);
    await page.goto('/login');
    await enter(page);
    const field = page.locator('[aria-invalid="true"]');
    await expect(field).toHaveCount(1);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(says));
    expect(await violations(page)).toEqual([]);
  });
}

test('other failures are said in the words of the server, faults with their number', async ({
  page,
  sandbox,
}) => {
  await page.goto('/login');
  await sandbox.failNext('loginByPassword', '100403', { message: '账号已停用，请联系客服' });
  await byPassword(page);
  await expect(page.getByText('账号已停用，请联系客服')).toBeVisible();
  await sandbox.failNext('loginByPassword', '003001');
  await submit(page);
  await expect(page.getByText('您操作太频繁了')).toHaveCount(1);
  await sandbox.failNext('loginByPassword', '100500');
  await submit(page);
  await expect(page.getByText('系统繁忙，请稍后重试')).toBeVisible();
  await expect(page.getByText(/web-/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue(norma);
  await submit(page);
  await expect(page).toHaveURL(/\/userCenter$/);
});

test('a double click logs in once', async ({ page, sandbox }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/user/login/')) sent.push(request.url());
  });
  await sandbox.delayNext('loginByPassword', 300);
  await page.goto('/login');
  await page.getByRole('textbox', { name: '手机号' }).fill(norma);
  await page.getByLabel(/^密码/).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/userCenter$/);
  expect(sent).toHaveLength(1);
});

test('the tabs are those the region offers', async ({ page }) => {
  await page.route('**/user/config/getInfoByDistrict**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    const data = {
      ...body.data,
      loginPhone: false,
      loginTax: false,
      loginThreeSides: true,
      loginName: '电子营业执照登录',
      thirdLoginUrl: 'https://sso.huiqi.example/authorize',
    };
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
  // A page without the region's settings inside requests them.
  await page.route(
    ({ pathname }) => pathname === '/login',
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace('data-drawn="visitor"', '')
        .replace('id="first-answers"', 'id="unread"');
      await route.fulfill({ response, body: html });
    },
  );
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  const other = page.getByRole('link', { name: '电子营业执照登录' });
  await expect(other).toHaveAttribute('href', 'https://sso.huiqi.example/authorize');
});

test('nothing stands between the tabs and the first field', async ({ page }) => {
  await page.goto('/login');
  const tabs = await page.getByRole('tablist').boundingBox();
  const label = await page.locator('label', { hasText: '手机号' }).first().boundingBox();
  const gap = (label?.y ?? 0) - ((tabs?.y ?? 0) + (tabs?.height ?? 0));
  expect(gap).toBeGreaterThan(8);
  expect(gap).toBeLessThan(28);
});

for (const width of [1440, 375]) {
  test(`is accessible in every way to log in at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/login');
    for (const name of ['账号密码登录', '手机验证码登录', '税号登录']) {
      await tab(page, name);
      expect(await violations(page), name).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
  });
}

test.describe('for the first time', () => {
  test('a user sets a password, which then counts', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, '13800000009');
    const dialog = page.getByRole('dialog', { name: '设置登录密码' });
    await dialog.getByRole('button', { name: '保存密码' }).click();
    await expect(dialog.getByText('请输入密码')).toBeVisible();
    expect(await violations(page)).toEqual([]);
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
    await sandbox.failNext('addPhoneAndPassword', '792102');
    await dialog.getByRole('button', { name: '保存密码' }).click();
    await expect(dialog.getByText('手机验证码错误')).toBeVisible();
    await sandbox.failNext('addPhoneAndPassword', '796113');
    await dialog.getByRole('button', { name: '保存密码' }).click();
    await expect(dialog.getByText('手机号重复')).toBeVisible();
    await dialog.getByRole('button', { name: '保存密码' }).click();
    await expect(page.getByText('密码设置成功！')).toBeVisible();
    await expect(page).toHaveURL(/\/userCenter$/);
  });
});
