import { expect, type Page } from '@playwright/test';
import { readSettled } from './settled.js';

export const password = 'Huiqi@2026';
/** First of the list in its standard order; lent by the bank of the sample FINANCIER. */
export const product = { id: '100001', name: '云税贷' };
export const company = '重庆明月食品有限公司';

export async function logIn(page: Page, phone: string): Promise<void> {
  await page.getByLabel(/手机/).first().fill(phone);
  await page.getByLabel(/^密码/).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** From the product to the first step of the form. */
export async function startApplication(page: Page): Promise<void> {
  await page.getByRole('button', { name: '立即申请' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(company).click();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL(/\/productApply/);
}

/** Fills the form up to the review step. */
export async function fillApplication(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: '下一步' });
  await page.getByLabel('纳税信用等级').selectOption('A');
  await next.click();
  // Letters have no effect: the field keeps showing the form's value.
  const amount = page.getByLabel(/申请金额/);
  await amount.pressSequentially('8x0');
  await expect(amount).toHaveValue('80');
  await page.getByLabel(/贷款期限/).selectOption('12');
  await page.getByRole('radio').first().check();
  await page.getByLabel(/贷款用途/).fill('采购原材料');
  await next.click();
  await page.getByLabel(/联系人/).fill('周明');
  await page.getByLabel(/联系电话/).fill('13800000001');
  await next.click();
  await expect(page.getByRole('heading', { name: '核对信息' })).toBeVisible();
}

/** Agrees and submits with a double click, as impatient users do; returns the order number. */
export async function submitApplication(page: Page): Promise<string> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /提交/ }).dblclick();
  await expect(page).toHaveURL(/\/productStatus/);
  const main = page.getByRole('main');
  await expect(main).toContainText(/DJ\d{14}/);
  const code = /DJ\d{14}/.exec(await readSettled(page, () => main.innerText()))?.[0];
  if (!code) throw new Error('The status page shows no order number');
  return code;
}
