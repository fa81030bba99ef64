import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';
import { signIn } from '../support/signIn.js';

test.use({ data: 'applications' });

/** Companies of the sample register (apps/server/README.md). */
const elsewhere = { code: '91500103MA500Y6GEE', name: '重庆渝中示范科技有限公司' };
const food = { code: '91500231MA500Y6G9M', name: '垫江县示范食品有限公司' };
const own = '重庆明月食品有限公司';

async function fillCompany(page: Page, { code, name }: typeof food): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/信用代码/).fill(code);
  await dialog.getByLabel(/企业名称/).fill(name);
}

test('a company is refused at its field, added once and unbound; what was typed survives a reload', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, '13800000001');
  await page.goto('/userCenter/companies');
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: '添加', exact: true });
  await page.getByRole('button', { name: '添加企业' }).click();
  await fillCompany(page, elsewhere);
  await submit.click();
  await expect(dialog.getByText('请输入注册地址为垫江的企业标识').last()).toBeVisible();
  await expect(dialog.getByLabel(/信用代码/)).toHaveAttribute('aria-invalid', 'true');

  // As from a certificate: in groups, with full-width characters and small letters.
  await fillCompany(page, { ...food, code: '９１５００２３１ ma500y6g9-m' });
  await page.reload();
  await page.getByRole('button', { name: '添加企业' }).click();
  await expect(dialog.getByLabel(/企业名称/)).toHaveValue(food.name);
  await expect(dialog.getByLabel(/信用代码/)).toHaveValue('91500231 MA500Y6G9 M');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/addRelatedCompany')) sent += 1;
  });
  await submit.dblclick();
  await expect(page.getByText('添加企业成功').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(sent).toBe(1);

  const added = page.getByRole('row', { name: new RegExp(food.name) });
  await expect(added).toHaveCount(1);
  await page.getByRole('button', { name: `解绑：${food.name}` }).click();
  await dialog.getByRole('button', { name: '解绑' }).click();
  await expect(page.getByText('解绑成功').first()).toBeVisible();
  await expect(added).toHaveCount(0);
});

test('the list leads to a company and back, and the current one is switched by keyboard', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, '13800000001');
  await page.goto('/userCenter/companies');
  await page.getByRole('link', { name: own }).click();
  await expect(page).toHaveURL(/\/enterpriseInformationDetails\?id=1$/);
  await expect(page.getByRole('heading', { level: 1, name: own })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '我的企业' }).last().click();
  await expect(page).toHaveURL(/\/userCenter\/companies$/);

  await page.getByRole('button', { name: '切换企业' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: new RegExp(own) })).toBeChecked();
  await dialog.getByRole('radio', { name: new RegExp(own) }).focus();
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('button', { name: '切换', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('已切换企业').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `设为当前：${own}` }).click();
  await expect(page.getByRole('button', { name: `设为当前：${own}` })).toBeHidden();
});
