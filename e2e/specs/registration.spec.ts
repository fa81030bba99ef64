import type { Page } from '@playwright/test';
import { registerAccount, solveCaptcha, typeCode } from '../support/account.js';
import { violations } from '../support/axe.js';
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

async function fillAll(page: Page, phone: string, code = '482915'): Promise<void> {
  await fill(page, phone);
  await codeBox(page).fill(code);
  await page.getByRole('checkbox').check();
}

test('an account in three steps; the nickname may follow', async ({ page, sandbox }) => {
  await page.goto('/register');
  await fill(page, '13900000101');
  await expect(page.getByText('密码强度')).toBeVisible();
  await send(page).click();
  await typeCode(page, sandbox, '13900000101');
  await submit(page).click();
  const agreement = page.getByRole('checkbox');
  await expect(agreement).toBeFocused();
  await expect(agreement).toHaveAccessibleDescription(/请先阅读并同意/);
  await agreement.check();
  expect(await violations(page)).toEqual([]);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeFocused();
  await expect(page).toHaveURL(/\/register\?step=DONE$/);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: '设置昵称' }).click();
  await expect(page).toHaveURL(/step=NICKNAME$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeVisible();
  await page.goForward();
  const nickname = page.getByRole('textbox', { name: '昵称' });
  await nickname.fill('明月山庄');
  await page.reload();
  await expect(nickname).toHaveValue('明月山庄');
  expect(await violations(page)).toEqual([]);
  await sandbox.failNext('setNickname', '100500');
  await page.getByRole('button', { name: '保存昵称' }).click();
  await expect(page.getByText('设置昵称错误')).toBeVisible();
  await page.getByRole('button', { name: '保存昵称' }).click();
  await expect(page.getByText('明月山庄，您好')).toBeVisible();
  await page.getByRole('button', { name: '进入平台' }).click();
  await expect(page).toHaveURL(/\/userCenter$/);
  await page.goto('/register');
  await expect(page).toHaveURL(/\/userCenter$/);
});

test('a reload keeps the phone, and neither password nor code', async ({ page }) => {
  await page.goto('/register');
  await fillAll(page, '13900000102');
  await page.reload();
  await expect(phoneBox(page)).toHaveValue('13900000102');
  await expect(page.getByLabel(/^设置密码/)).toHaveValue('');
  await expect(codeBox(page)).toHaveValue('');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain(password);
  expect(kept).not.toContain('482915');
});

test('an image captcha after more than one failed attempt', async ({ page, sandbox }) => {
  await page.goto('/register');
  await fill(page, '13900000103');
  await send(page).click();
  await typeCode(page, sandbox, '13900000103');
  const right = await codeBox(page).inputValue();
  await page.getByRole('checkbox').check();
  const wrong = right === '111111' ? '222222' : '111111';
  for (let turn = 0; turn < 2; turn += 1) {
    await codeBox(page).fill(wrong);
    await submit(page).click();
    await expect(page.getByText('短信验证码错误')).toBeVisible();
    await expect(codeBox(page)).toBeFocused();
  }
  await codeBox(page).fill(right);
  await solveCaptcha(page, sandbox, () => submit(page).click());
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeVisible();
});

test('a registered phone empties its field and leads to the login with it', async ({
  page,
  request,
  sandbox,
}) => {
  const phone = '13900000104';
  await registerAccount(request, sandbox, { phone, password });
  await page.goto('/register');
  await sandbox.failNext('sendRegisterCaptcha', '795101');
  await phoneBox(page).fill(phone);
  await send(page).click();
  await expect(page.getByText(`手机号 ${phone} 已注册，请直接登录。`)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(phoneBox(page)).toHaveValue('');
  await expect(phoneBox(page)).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await sandbox.failNext('register', '795101');
  await fillAll(page, phone);
  await submit(page).click();
  await expect(phoneBox(page)).toHaveValue('');
  await expect(phoneBox(page)).toHaveAccessibleDescription(/手机号已注册，请直接登录/);
  await page.getByRole('link', { name: '用该手机号登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(phoneBox(page)).toHaveValue(phone);
});

test('refusals stand at their fields, others say 注册失败', async ({ page, sandbox }) => {
  await page.goto('/register');
  await fillAll(page, '13900000105');
  await sandbox.failNext('register', '796113');
  await submit(page).click();
  await expect(phoneBox(page)).toHaveAccessibleDescription(/手机号重复/);
  await sandbox.failNext('register', '792102');
  await submit(page).click();
  await expect(codeBox(page)).toHaveAccessibleDescription(/短信验证码错误/);
  await sandbox.failNext('register', '100500');
  await submit(page).click();
  await expect(page.getByText('注册失败')).toBeVisible();
  await expect(page.getByText(/web-/)).toBeVisible();
  await sandbox.failNext('sendRegisterCaptcha', '003001');
  await send(page).click();
  await expect(codeBox(page)).toHaveAccessibleDescription(/您操作太频繁了/);
});

test('a captcha is asked for where the server wants one for a code', async ({ page, sandbox }) => {
  await page.goto('/register');
  await phoneBox(page).fill('13900000106');
  await sandbox.failNext('sendRegisterCaptcha', '792103');
  await solveCaptcha(page, sandbox, () => send(page).click());
  await typeCode(page, sandbox, '13900000106');
});

test('a double click registers once', async ({ page, sandbox }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/register')) sent.push(request.url());
  });
  await page.goto('/register');
  await fill(page, '13900000107');
  await send(page).click();
  await typeCode(page, sandbox, '13900000107');
  await page.getByRole('checkbox').check();
  await sandbox.delayNext('register', 300);
  await submit(page).dblclick();
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('the texts that are agreed to can be read', async ({ page, context }) => {
  await page.goto('/register');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '《隐私政策》' }).click();
  const policy = await opened;
  await expect(policy).toHaveURL(/\/privacyPolicy$/);
  await expect(policy.getByRole('heading', { level: 1 })).toHaveText('垫江惠企平台隐私政策');
  await expect(policy.getByText(/023-74500000/).first()).toBeVisible();
});
