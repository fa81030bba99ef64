import type { Page } from '@playwright/test';
import { receiveCode } from '../support/account.js';
import { violations } from '../support/axe.js';
import { expect, test } from '../support/sandboxTest.js';
import { signIn } from '../support/signIn.js';

test.use({ data: 'companies' });

/** Companies of the sample register; 周明 represents them (apps/server/README.md). */
const food = { code: '91500231MA500Y6G9M', name: '垫江县示范食品有限公司' };
const elsewhere = { code: '91500103MA500Y6GEE', name: '重庆渝中示范科技有限公司' };
const revoked = { code: '91500231MA500Y6GCY', name: '垫江县吊销示范有限公司' };
const own = '重庆明月食品有限公司';

const dialogOf = (page: Page) => page.getByRole('dialog');
const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

async function openList(page: Page, url: string, phone: string, search = ''): Promise<void> {
  await signIn(page, url, phone);
  await page.goto(`/userCenter/companies${search}`);
  await expect(page.getByRole('heading', { level: 1, name: '我的企业' })).toBeVisible();
}

async function fillCompany(page: Page, { code, name }: typeof food): Promise<void> {
  await dialogOf(page)
    .getByLabel(/信用代码/)
    .fill(code);
  await dialogOf(page)
    .getByLabel(/企业名称/)
    .fill(name);
}

test('the list says what is known of each company and leads to it', async ({ page, server }) => {
  await openList(page, server.url, '13800000001');
  const row = page.getByRole('row', { name: new RegExp(own) });
  for (const text of ['垫江县', '已认证', '已授权'])
    await expect(row.getByText(text).first()).toBeVisible();
  await row.getByRole('link', { name: own }).click();
  await expect(page).toHaveURL(/\/enterpriseInformationDetails\?id=1$/);
  await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible();
  await expect(page.getByRole('heading', { name: '登记信息' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: '我的企业' }).last().click();
  await expect(page).toHaveURL(/\/userCenter\/companies$/);
});

test('seven companies a page; the page stands in the address', async ({ page, server }) => {
  await openList(page, server.url, '13800000004');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(1 + 7);
  await page
    .getByRole('button', { name: /第 ?2 ?页|下一页/ })
    .first()
    .click();
  await expect(page).toHaveURL(/index=2/);
  await expect(rows).toHaveCount(1 + 2);
  await page.reload();
  await expect(rows).toHaveCount(1 + 2);
});

test('a company is added, refused in every way first, and unbound again', async ({
  page,
  server,
}) => {
  await openList(page, server.url, '13800000001');
  await expect(page.getByRole('row', { name: new RegExp(own) })).toBeVisible();
  const before = await page.getByRole('table').getByRole('row').count();
  await page.getByRole('button', { name: '添加企业' }).click();
  const dialog = dialogOf(page);
  const submit = dialog.getByRole('button', { name: '添加', exact: true });
  await submit.click();
  await expect(dialog.getByRole('alert').filter({ hasText: '请修改以下内容' })).toBeFocused();
  await fillCompany(page, { code: '9150', name: '短' });
  await submit.click();
  await expect(dialog.getByText(/15至20位/).last()).toBeVisible();

  await fillCompany(page, elsewhere);
  await submit.click();
  await expect(dialog.getByText('请输入注册地址为垫江的企业标识').last()).toBeVisible();
  await expect(dialog.getByLabel(/信用代码/)).toHaveAttribute('aria-invalid', 'true');
  await fillCompany(page, revoked);
  await submit.click();
  await expect(dialog.getByText(/已注销或被吊销/).last()).toBeVisible();
  await fillCompany(page, { ...food, name: '别的有限公司' });
  await submit.click();
  await expect(dialog.getByText('企业名称与登记信息不一致').last()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // As from a certificate: in groups, with full-width characters and small letters.
  await fillCompany(page, { ...food, code: '９１５００２３１ ma500y6g9-m' });
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/addRelatedCompany')) sent += 1;
  });
  await submit.dblclick();
  await toast(page, '添加企业成功');
  await expect(dialog).toBeHidden();
  expect(sent).toBe(1);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(before + 1);

  await page.getByRole('button', { name: '添加企业' }).click();
  await fillCompany(page, food);
  await submit.click();
  await expect(dialog.getByText('该企业已添加，请勿重复添加').last()).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();

  await page.getByRole('button', { name: `解绑：${food.name}` }).click();
  await expect(dialog.getByText(new RegExp(food.name))).toBeVisible();
  await dialog.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: `解绑：${food.name}` }).click();
  await dialog.getByRole('button', { name: '解绑' }).click();
  await toast(page, '解绑成功');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(before);
});

test('what was typed to add a company survives a reload', async ({ page, server }) => {
  await openList(page, server.url, '13800000001');
  await page.getByRole('button', { name: '添加企业' }).click();
  await fillCompany(page, food);
  await page.reload();
  await page.getByRole('button', { name: '添加企业' }).click();
  await expect(dialogOf(page).getByLabel(/企业名称/)).toHaveValue(food.name);
  await expect(dialogOf(page).getByLabel(/信用代码/)).toHaveValue('91500231 MA500Y6G9 M');
});

test('a company with an open application is not unbound', async ({ page, server }) => {
  await openList(page, server.url, '13800000001');
  await page.getByRole('button', { name: `解绑：${own}` }).click();
  await dialogOf(page).getByRole('button', { name: '解绑' }).click();
  await expect(dialogOf(page).getByText(/办理中的申请/)).toBeVisible();
  await dialogOf(page).getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('row', { name: new RegExp(own) })).toBeVisible();
});

test('the company is switched by keyboard at the top of the user centre', async ({
  page,
  server,
}) => {
  await openList(page, server.url, '13800000001');
  const switcher = page.getByRole('button', { name: '切换企业' });
  await switcher.focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('radio', { name: new RegExp(own) })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: new RegExp(own) }).focus();
  await page.keyboard.press('ArrowDown');
  const chosen = await dialog.getByRole('radio', { checked: true }).getAttribute('value');
  expect(chosen).not.toBe('1');
  await dialog.getByRole('button', { name: '切换', exact: true }).focus();
  await page.keyboard.press('Enter');
  await toast(page, '已切换企业');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: `设为当前：${own}` })).toBeVisible();
  await page.getByRole('button', { name: `设为当前：${own}` }).click();
  await expect(page.getByRole('button', { name: `设为当前：${own}` })).toBeHidden();
});

test('a tax-related company is added with the consent to read its data', async ({
  page,
  server,
}) => {
  // Checks of the register are limited by user: this one is another user's.
  await openList(page, server.url, '13800000004', '?tab=tax');
  const add = page.getByRole('button', { name: /^添加企业：/ }).first();
  const name = ((await add.getAttribute('aria-label')) ?? '').replace('添加企业：', '');
  await add.click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog.getByText('请至少选择一项')).toBeVisible();
  await dialog.getByLabel('纳税信息').check();
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await toast(page, '添加企业成功');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText('已添加')).toBeVisible();
});

test('a user without a company binds one, consents and applies, without choosing twice', async ({
  page,
  server,
  sandbox,
}) => {
  await openList(page, server.url, '13800000002');
  await expect(page.getByText('还没有关联企业').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/productDetail/100003');
  await page.getByRole('button', { name: '立即申请' }).click();
  await expect(page.getByRole('dialog', { name: '绑定企业' })).toBeVisible();
  await fillCompany(page, food);
  await dialogOf(page).getByRole('button', { name: '添加', exact: true }).click();
  const consent = page.getByRole('dialog', { name: '企业授权认证' });
  await consent.getByLabel(/身份证/).fill('11010519491231002X');
  await consent.getByLabel(/手机/).fill('13800000001');
  await receiveCode(page, sandbox, '13800000001');
  await consent.getByLabel('纳税信息').check();
  await consent.getByRole('button', { name: '提交认证' }).click();
  await expect(page).toHaveURL(/\/productApply\?productId=100003&companyId=/);
  await expect(page.getByText(food.name).first()).toBeVisible();

  await page.goto('/userCenter/companies');
  await page.getByRole('button', { name: `解绑：${food.name}` }).click();
  await dialogOf(page).getByRole('button', { name: '解绑' }).click();
  await toast(page, '解绑成功');
});

test('no company is taken unasked, and unread companies are said to be missing', async ({
  page,
  server,
  sandbox,
}) => {
  await signIn(page, server.url, '13800000001');
  await page.goto('/productApply?productId=100001');
  await expect(page.getByRole('heading', { name: '还没有选择申请企业' })).toBeVisible();
  await page.getByRole('button', { name: '选择申请企业' }).click();
  const dialog = dialogOf(page);
  for (const radio of await dialog.getByRole('radio').all()) await expect(radio).not.toBeChecked();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(dialog.getByText('请选择申请企业').last()).toBeVisible();
  await dialog.getByRole('radio', { name: new RegExp(own) }).check();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL(/companyId=1/);
  await expect(page.getByRole('heading', { name: '企业信息' })).toBeVisible();

  await page.goto('/productDetail/100001');
  await expect(page.getByRole('button', { name: '立即申请' })).toBeVisible();
  await sandbox.failNext('listRelatedCompanies', '100500', { times: 5 });
  await page.getByRole('button', { name: '立即申请' }).click();
  await expect(page.getByText(/^企业读取失败/)).toBeVisible();
  await sandbox.failNext('listApplyCompanies', '100500', { times: 5 });
  await page.goto('/productApply?productId=100001&companyId=1');
  await expect(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
});

test("another user's company is out of reach by its address", async ({ page, server }) => {
  await signIn(page, server.url, '13800000002');
  await page.goto('/enterpriseInformationDetails?id=1');
  await expect(page.getByRole('heading', { level: 1, name: '未查询到企业信息' })).toBeVisible();
  await expect(page.getByRole('button', { name: '绑定企业' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/productApply?productId=100001&companyId=1');
  await expect(page.getByRole('heading', { name: '还没有选择申请企业' })).toBeVisible();
  await expect(page.getByText(own)).toHaveCount(0);
});

test('a visitor signs in first and comes back', async ({ page }) => {
  await page.goto('/userCenter/companies');
  await expect(page).toHaveURL(/\/login/);
});
