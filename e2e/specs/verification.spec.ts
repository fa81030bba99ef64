import type { Page } from '@playwright/test';
import { receiveCode, typeCode } from '../support/account.js';
import { logIn } from '../support/journey.js';
import { expect, test } from '../support/sandboxTest.js';
import { signIn } from '../support/signIn.js';

test.use({ data: 'applications' });

const owner = '13800000001';
const newcomer = '13800000002';
/** Companies of the sample register (apps/server/README.md). */
const food = { code: '91500231MA500Y6G9M', name: '垫江县示范食品有限公司' };
const trade = { code: '91500231MA500Y6GAQ', name: '垫江县示范商贸有限公司' };
const legal = { id: '11010519491231002X', phone: '13800000001' };
/** Gets a code at any time, while the representative's phone gets one a minute. */
const anyPhone = '13900000021';
/** A valid number that nobody in the register has. */
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
  const drawn = page.waitForResponse((response) => response.url().includes('/captcha/graphic'));
  await send(page).click();
  await expectLocked(page, true);
  await expect(dialogOf(page)).toBeVisible();
  const { data } = (await (await drawn).json()) as { data: { key: string } };
  await dialogOf(page)
    .getByRole('textbox')
    .fill(await sandbox.captchaAnswer(data.key));
  await dialogOf(page).getByRole('textbox').press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await expectLocked(page, true);
  await expect(code(page)).toHaveValue('91500231 MA500Y6G9 M');

  await typeCode(page, sandbox, legal.phone);
  await submit(page).click();
  await expect(page.getByRole('dialog', { name: '认证成功' })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: '继续办理授权' }).click();
  await expect(page).toHaveURL(/\/product\/auth\?orderId=10000008$/);
  await expect(page.getByRole('heading', { level: 1, name: '办理授权' })).toBeVisible();

  await page.goto('/enterpriseInformation');
  await expect(page.getByText('已认证').first()).toBeVisible();
  await expect(page.getByText(food.name).first()).toBeVisible();
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
  await prompt.getByRole('button', { name: '去修改认证信息' }).click();
  await expect(page).toHaveURL(/\/enterpriseCertify\?type=FR&operate=edit&isAuth=true&id=[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: '修改企业认证' })).toBeVisible();
  await expect(code(page)).toHaveValue('91500231 MA500Y6GA Q');
  await expect(page.getByText(/上次认证未通过/)).toBeVisible();
  await expect(page.getByText(/已登记 440308\*+1511/)).toBeVisible();
  await expect(idCard(page)).toHaveValue('');
});
