import { expect, type Page } from '@playwright/test';
import { receiveCode, typeCode } from './account.js';
import { openAs } from './openAs.js';
import { ownPassword, type Site } from './people.js';

/** A company of the sandbox's register, and where its representative is reached (apps/server/README.md). */
export const company = { code: '91500231MA500Y6G9M', name: '垫江县示范食品有限公司' };
const representative = { idCard: '11010519491231002X', phone: '13800000001' };

/** Opens a browser of somebody who makes an account. */
export async function register(site: Site, phone: string): Promise<Page> {
  const page = await openAs(site, null, '/register');
  await page.getByRole('textbox', { name: '手机号' }).fill(phone);
  await page.getByLabel(/^设置密码/).fill(ownPassword);
  await page.getByLabel(/^确认密码/).fill(ownPassword);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await typeCode(page, site.sandbox, phone);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await expect(page.getByRole('heading', { name: '注册成功' })).toBeFocused();
  return page;
}

/** From the market to the form of a product, binding and proving a company on the way. */
export async function startWithCompany(page: Page, site: Site, product: string): Promise<void> {
  await page.goto('/loan');
  await page.getByRole('article', { name: product, exact: true }).getByRole('link').click();
  await page.getByRole('button', { name: '立即申请' }).click();
  const dialog = page.getByRole('dialog', { name: '绑定企业' });
  await dialog.getByLabel(/信用代码/).fill(company.code);
  await dialog.getByLabel(/企业名称/).fill(company.name);
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  const consent = page.getByRole('dialog', { name: '企业授权认证' });
  await consent.getByLabel(/身份证/).fill(representative.idCard);
  await consent.getByLabel(/手机/).fill(representative.phone);
  await receiveCode(page, site.sandbox, representative.phone);
  await consent.getByLabel('纳税信息').check();
  await consent.getByRole('button', { name: '提交认证' }).click();
  await expect(page).toHaveURL(/\/productApply\?/);
}
