import { expect, type Page } from '@playwright/test';

export const next = (page: Page) => page.getByRole('button', { name: '下一步' });

/** Opens the form of a product for a company of the signed-in user. */
export async function openForm(page: Page, productId: string, companyId = '1'): Promise<void> {
  await page.goto(`/productApply?productId=${productId}&companyId=${companyId}`);
  await expect(next(page)).toBeVisible();
}

/** The steps of a tax loan, one after another. */
export async function fillCompany(page: Page, legalName: string): Promise<void> {
  await page.getByLabel('法定代表人').fill(legalName);
  await page.getByLabel('纳税信用等级').selectOption('A');
}

export async function fillLoan(page: Page, amount: string): Promise<void> {
  await page.getByLabel(/申请金额/).fill(amount);
  await page.getByLabel(/贷款期限/).selectOption({ index: 1 });
  await page.getByRole('radio').first().check();
  await page.getByLabel(/贷款用途/).fill('采购原材料');
}

export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel(/联系人/).fill('周明');
  await page.getByLabel(/联系电话/).fill('13800000001');
}
