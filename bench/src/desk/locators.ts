import type { Locator, Page } from 'playwright';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').last().getByRole('button', { name });
export const ourRow = (page: Page) => page.locator('tbody th[scope=row] a').first();
export const antdRow = (page: Page) => page.locator('.ant-table-row a').first();
export const antdDrawer = (page: Page) => page.locator('.ant-drawer-footer');
/** The drawer once nothing is left to decide; a busy machine may miss the message, which goes by itself. */
export const antdDecided = (page: Page) => page.locator('.ant-drawer-footer:not(:has(button))');

/** Opens a row of antd's table; its drawer has no address. */
const openIn = async (page: Page, row: Locator) => {
  await row.click();
  await antdDrawer(page).getByRole('button').first().waitFor();
};
export const openDrawer = (page: Page) => openIn(page, antdRow(page));
export const openDrawerOf = (page: Page, id: string) =>
  openIn(page, page.locator(`.ant-table-row a[href="#${id}"]`));
