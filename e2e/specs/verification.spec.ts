import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { receiveCode, typeCode } from '../support/account.js';
import { violations } from '../support/axe.js';
import { logIn, password } from '../support/journey.js';
import { expect, test } from '../support/sandboxTest.js';
import { signIn } from '../support/signIn.js';

test.use({ data: 'verification' });

const owner = '13800000001';
const newcomer = '13800000002';
/** Checks of the register are limited by user, so that not all of them are one user's. */
const agent = '13800000004';
/** Companies of the sample register (apps/server/README.md). */
const food = { code: '91500231MA500Y6G9M', name: '垫江县示范食品有限公司' };
const trade = { code: '91500231MA500Y6GAQ', name: '垫江县示范商贸有限公司' };
const moon = { code: '91500231MA50004987', phone: '13910007919' };
const taxNo = '91500231MA50004HNT';
const legal = { id: '11010519491231002X', phone: '13800000001' };
/** Gets a code at any time, while the representative's gets one a minute. */
const anyPhone = '13900000021';
/** A true number, but of nobody in the register. */
const otherId = '440308199001011511';

const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });
const code = (page: Page) => field(page, /信用代码/);
const idCard = (page: Page) => field(page, /身份证号/);
const phone = (page: Page) => field(page, /手机号/);
const send = (page: Page) => page.getByRole('button', { name: '获取验证码' });
const submit = (page: Page) => page.getByRole('button', { name: '提交认证' });
const dialogOf = (page: Page) => page.getByRole('dialog');

interface Numbers {
  readonly code?: string;
  readonly id?: string;
  readonly phone?: string;
}

async function fill(page: Page, numbers: Numbers): Promise<void> {
  if (numbers.code) await code(page).fill(numbers.code);
  await idCard(page).fill(numbers.id ?? legal.id);
  await phone(page).fill(numbers.phone ?? legal.phone);
}

async function open(page: Page, url: string, as: string, path = '/enterpriseCertify') {
  await signIn(page, url, as);
  await page.goto(path);
}

async function expectLocked(page: Page, locked: boolean): Promise<void> {
  for (const input of [code(page), idCard(page), phone(page)]) {
    if (locked) await expect(input).toHaveAttribute('readonly');
    else await expect(input).not.toHaveAttribute('readonly');
  }
}

test('an enterprise is verified for an order: check, captcha, code, one verification', async ({
  page,
  server,
  sandbox,
}) => {
  await open(page, server.url, owner, '/entVerify?orderId=10000008');
  await expect(page.getByRole('radio', { name: '法定代表人' })).toBeChecked();
  await fill(page, { code: '9150 0231-ma500y6g9m', phone: '13800000009' });
  await send(page).click();
  await expect(page.getByText(/手机号与.*不一致|不是.*法定代表人/).first()).toBeVisible();
  await expectLocked(page, false);

  await phone(page).fill(legal.phone);
  await sandbox.delayNext('verifyCorporatePhone', 800);
  await send(page).click();
  await expectLocked(page, true);
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page).getByRole('textbox').fill('----');
  const redrawn = page.waitForResponse((response) => response.url().includes('/captcha/graphic'));
  await dialogOf(page).getByRole('textbox').press('Enter');
  await expect(dialogOf(page).getByText('图形验证码错误').first()).toBeVisible();
  const { data } = (await (await redrawn).json()) as { data: { key: string } };
  await dialogOf(page)
    .getByRole('textbox')
    .fill(await sandbox.captchaAnswer(data.key));
  await dialogOf(page).getByRole('textbox').press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await expectLocked(page, true);
  await expect(code(page)).toHaveValue('91500231 MA500Y6G9 M');

  await field(page, /验证码/).fill('000000');
  await submit(page).click();
  await expect(page.getByText(/验证码错误/).last()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await typeCode(page, sandbox, legal.phone);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/enterprise/verification'))
      sent += 1;
  });
  await submit(page).dblclick();
  await expect(page.getByRole('dialog', { name: '认证成功' })).toBeVisible();
  expect(sent).toBe(1);
  await dialogOf(page).getByRole('button', { name: '继续办理授权' }).click();
  await expect(page).toHaveURL(/\/product\/auth\?orderId=10000008$/);
  await expect(page.getByRole('heading', { level: 1, name: '办理授权' })).toBeVisible();

  await page.goto('/enterpriseInformation');
  await expect(page.getByText('已认证').first()).toBeVisible();
  await expect(page.getByText(food.name).first()).toBeVisible();
});

test('a verification that fails says why, unlocks and keeps what was typed', async ({
  page,
  server,
  sandbox,
}) => {
  await open(page, server.url, agent);
  await fill(page, { code: moon.code, id: otherId, phone: moon.phone });
  await receiveCode(page, sandbox, moon.phone);
  await submit(page).click();
  const failed = page.getByRole('dialog', { name: '认证失败' });
  await expect(failed).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await failed.getByRole('button', { name: '返回修改' }).click();
  await expectLocked(page, false);
  await expect(phone(page)).toHaveValue('139 1000 7919');
  await expect(field(page, /验证码/)).toHaveValue('');
});

test('who has no verification finds an empty form, by keyboard and with one message a field', async ({
  page,
  server,
  sandbox,
}) => {
  await sandbox.failNext('getCertifyData', '794103', { times: 2 });
  await open(page, server.url, newcomer, '/enterpriseInformation');
  await expect(page.getByText(/还没有认证企业/)).toBeVisible();
  await page.getByRole('link', { name: '去认证' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '企业认证' })).toBeVisible();
  await expect(code(page)).toHaveValue('');
  await submit(page).focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: '请修改以下内容' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(food.code);
  await page.keyboard.press('Tab');
  await expect(idCard(page)).toBeFocused();
  await expect(page.getByText('请输入统一社会信用代码')).toHaveCount(0);
});

test('typed text survives a reload and an expired session; identity numbers end with the tab', async ({
  page,
  server,
  sandbox,
  context,
}) => {
  await open(page, server.url, newcomer);
  await fill(page, { code: food.code });
  await page.reload();
  await expect(code(page)).toHaveValue('91500231 MA500Y6G9 M');
  await expect(idCard(page)).toHaveValue('110105 19491231 002X');
  await expect(page.getByText(/已恢复您上次填写的内容/)).toBeVisible();

  await sandbox.failNext('verifyCorporatePhone', '002004');
  await send(page).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, newcomer);
  await expect(page).toHaveURL(/\/enterpriseCertify$/);
  await expect(idCard(page)).toHaveValue('110105 19491231 002X');

  const tab = await context.newPage();
  await tab.goto('/enterpriseCertify');
  await expect(code(tab)).toHaveValue('91500231 MA500Y6G9 M');
  await expect(idCard(tab)).toHaveValue('');
  await tab.getByRole('button', { name: '清空重填' }).click();
  await expect(code(tab)).toHaveValue('');
  await tab.close();
});

test('a tax number is known and locked; a failed check leaves it so', async ({ page, server }) => {
  const response = await page.context().request.post('/api/huiqi/user/login/tax', {
    headers: {
      'x-request-id': 'web-e2e-000002',
      'x-session-mode': 'cookie',
      origin: server.url,
    },
    data: {
      type: 'FRONT',
      taxNo,
      password: createHash('sha256').update(password).digest('base64'),
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  await page.goto('/enterpriseCertify');
  await expect(page.getByRole('main').getByText(taxNo)).toBeVisible();
  await expect(code(page)).toHaveCount(0);
  await fill(page, { phone: '13800000009' });
  await send(page).click();
  await expect(page.getByText(/手机号与.*不一致|不是.*法定代表人/).first()).toBeVisible();
  for (const input of [idCard(page), phone(page)])
    await expect(input).not.toHaveAttribute('readonly');
  await expect(page.getByRole('main').getByText(taxNo)).toBeVisible();
});

test('limits and failures of the register are said, and nothing stays locked', async ({
  page,
  server,
  sandbox,
}) => {
  await open(page, server.url, newcomer);
  await fill(page, { code: food.code });
  await sandbox.failNext('verifyCorporatePhone', '003001');
  await send(page).click();
  await expect(page.getByText('您操作太频繁了').first()).toBeVisible();
  await expectLocked(page, false);
  await sandbox.failNext('verifyCorporatePhone', '100503', {
    message: '企业登记信息查询服务暂不可用，请稍后重试',
  });
  await send(page).click();
  await expect(page.getByText(/登记信息查询服务暂不可用/).first()).toBeVisible();
  await expectLocked(page, false);

  await sandbox.failNext('getVerificationInfo', '100500', { times: 4 });
  await page.goto('/enterpriseCertify');
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
});

test('an authorisation that does not pass leads to its verification, prefilled', async ({
  page,
  server,
  sandbox,
}) => {
  await open(page, server.url, newcomer, '/userCenter/companies');
  await page.getByRole('main').getByRole('button', { name: '添加企业' }).first().click();
  await dialogOf(page)
    .getByLabel(/信用代码/)
    .fill(trade.code);
  await dialogOf(page)
    .getByLabel(/企业名称/)
    .fill(trade.name);
  await dialogOf(page).getByRole('button', { name: '添加', exact: true }).click();
  await page.getByRole('button', { name: `授权：${trade.name}` }).click();
  const authorise = page.getByRole('dialog', { name: '企业授权认证' });
  await authorise.getByLabel(/身份证/).fill(otherId);
  await authorise.getByLabel(/手机/).fill(anyPhone);
  await receiveCode(page, sandbox, anyPhone);
  await authorise.getByLabel('信用信息').check();
  await authorise.getByRole('button', { name: '提交认证' }).click();
  const prompt = page.getByRole('dialog', { name: '授权认证未通过' });
  await expect(prompt.getByRole('alert')).toContainText(/不一致/);
  expect(await violations(page)).toEqual([]);
  await prompt.getByRole('button', { name: '去修改认证信息' }).click();
  await expect(page).toHaveURL(/\/enterpriseCertify\?type=FR&operate=edit&isAuth=true&id=[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: '修改企业认证' })).toBeVisible();
  await expect(code(page)).toHaveValue('91500231 MA500Y6GA Q');
  await expect(page.getByText(/上次认证未通过/)).toBeVisible();
  await expect(page.getByText(/已登记 440308\*+1511/)).toBeVisible();
  await expect(idCard(page)).toHaveValue('');
});

test("another user's verification is out of reach", async ({ page, server, browser }) => {
  await open(page, server.url, owner, '/enterpriseInformation');
  const edit = page.getByRole('link', { name: '修改企业认证' });
  const address = (await edit.getAttribute('href')) ?? '';
  expect(address).toMatch(/id=/);
  const context = await browser.newContext({ baseURL: server.url, locale: 'zh-CN' });
  const stranger = await context.newPage();
  await open(stranger, server.url, newcomer, address);
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(stranger.getByText('明月')).toHaveCount(0);
  await expect(stranger.getByText(/已登记/)).toHaveCount(0);
  await context.close();
});

test('a visitor signs in first and comes back to the verification', async ({ page }) => {
  await page.goto('/enterpriseCertify?type=COMPANY');
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, newcomer);
  await expect(page).toHaveURL(/\/enterpriseCertify\?type=COMPANY$/);
  await expect(page.getByRole('radio', { name: '企业' })).toBeChecked();
});
