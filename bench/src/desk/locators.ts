import type { Page } from 'playwright';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').last().getByRole('button', { name });
export const ourRow = (page: Page) => page.locator('tbody th[scope=row] a').first();
export const antdRow = (page: Page) => page.locator('.ant-table-row a').first();
export const antdDrawer = (page: Page) => page.locator('.ant-drawer-footer');

/** Opens the first row of antd's table; its drawer has no address. */
export const openDrawer = async (page: Page) => {
  await antdRow(page).click();
  await antdDrawer(page).getByRole('button').first().waitFor();
};
