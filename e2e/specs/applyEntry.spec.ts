import type { Page } from '@playwright/test';
import { receiveCode } from '../support/account.js';
import { company, logIn } from '../support/journey.js';
import { expect, test } from '../support/sandboxTest.js';
import { signIn } from '../support/signIn.js';

// A company is bound and authorised on the way.
test.use({ data: 'widgets' });

const product = '/productDetail/100003';
/** A company of the sample register; its representative's phone is that of another account (apps/server/README.md). */
const food = { code: '91500231MA500Y6G9M', name: '垫江县示范食品有限公司' };

const apply = (page: Page) => page.getByRole('button', { name: '立即申请' });

test('a visitor logs in, comes back to the product and gets the form of a company', async ({
  page,
}) => {
  await page.goto(product);
  await apply(page).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, '13800000001');
  await expect(page).toHaveURL(/\/productDetail\/100003/);
  await apply(page).click();
  const choice = page.getByRole('dialog', { name: '选择申请企业' });
  await choice.getByText(company).click();
  await choice.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL(/\/productApply\?productId=100003&companyId=1/);
});

test('a user without a company binds one, consents and applies, without choosing twice', async ({
  page,
  server,
  sandbox,
}) => {
  await signIn(page, server.url, '13800000002');
  await page.goto(product);
  await apply(page).click();
  const dialog = page.getByRole('dialog', { name: '绑定企业' });
  await dialog.getByLabel(/信用代码/).fill(food.code);
  await dialog.getByLabel(/企业名称/).fill(food.name);
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  const consent = page.getByRole('dialog', { name: '企业授权认证' });
  await consent.getByLabel(/身份证/).fill('11010519491231002X');
  await consent.getByLabel(/手机/).fill('13800000001');
  await receiveCode(page, sandbox, '13800000001');
  await consent.getByLabel('纳税信息').check();
  await consent.getByRole('button', { name: '提交认证' }).click();
  await expect(page).toHaveURL(/\/productApply\?productId=100003&companyId=/);
  await expect(page.getByText(food.name).first()).toBeVisible();
});
