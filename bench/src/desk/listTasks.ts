import type { Page } from 'playwright';
import { antdDrawer, antdRow, button, inDialog, ourRow } from './locators.js';
import type { Task } from './Task.js';

const find: Task = {
  name: 'find an application by its code, and open it',
  ours: {
    path: () => '/applicationManage?tab=all',
    prepare: async (page) => ourRow(page).waitFor(),
    act: async (hands, { orderCode }) => {
      await hands.press('/');
      await hands.paste(orderCode);
      await hands.press('Enter');
    },
    shows: (page) => button(page, '通过申请'),
  },
  antd: {
    path: () => '/desk',
    prepare: async (page) => {
      await page.getByRole('tab', { name: /^全部/ }).click();
      await antdRow(page).waitFor();
    },
    act: async (hands, { orderCode, orderId }) => {
      await hands.click(hands.page.getByLabel('申请编号'));
      await hands.paste(orderCode);
      await hands.press('Enter');
      await hands.click(hands.page.locator(`.ant-table-row:only-of-type a[href="#${orderId}"]`));
    },
    shows: (page) => antdDrawer(page).getByRole('button').first(),
  },
};

const overdue: Task = {
  name: 'what is overdue in one region',
  ours: {
    path: () => '/applicationManage',
    prepare: async (page) => ourRow(page).waitFor(),
    act: async (hands) => {
      const { page } = hands;
      await hands.click(page.getByRole('link', { name: /^已超期/ }).last());
      await hands.click(button(page, '更多筛选'));
      await hands.click(page.getByRole('textbox', { name: '地区名称' }));
      await hands.type('垫江');
      await hands.press('Enter');
    },
    shows: (page) => page.getByText(/垫江/).filter({ hasText: '地区名称' }).first(),
  },
  antd: {
    path: () => '/desk',
    prepare: async (page) => antdRow(page).waitFor(),
    act: async (hands) => {
      const { page } = hands;
      await hands.click(page.getByText('展开', { exact: true }));
      await hands.click(page.getByLabel('时限'));
      await hands.click(page.locator('.ant-select-item-option', { hasText: '已超期' }));
      await hands.click(page.getByLabel('所属地区'));
      await hands.type('垫江');
      const answered = page.waitForResponse(/due=OVERDUE&regionName|regionName=.*due=OVERDUE/);
      await hands.press('Enter');
      await answered;
    },
    shows: antdRow,
  },
};

const settings: Task = {
  name: 'change page size and row height, and find them kept',
  ours: {
    path: () => '/applicationManage',
    prepare: async (page) => ourRow(page).waitFor(),
    act: async (hands) => {
      const { page } = hands;
      await hands.click(button(page, '显示设置').last());
      await hands.click(page.getByText('20 行', { exact: true }));
      await hands.click(page.getByText('宽松', { exact: true }));
      await page.locator('tbody tr').nth(19).waitFor();
      await page.reload();
    },
    shows: (page) => page.locator('tbody tr').nth(19),
  },
  antd: {
    path: () => '/desk',
    prepare: async (page) => antdRow(page).waitFor(),
    act: async (hands) => {
      const { page } = hands;
      await hands.click(page.locator('.ant-pagination-options .ant-select'));
      await hands.click(page.locator('.ant-select-item-option', { hasText: '20 条/页' }));
      await page.locator('.ant-table-row').nth(19).waitFor();
      await hands.click(page.locator('.ant-pro-table-list-toolbar-setting-item').nth(1));
      await hands.click(
        page.locator('.ant-dropdown-menu-item', { hasText: /紧凑|默认|宽松/ }).last(),
      );
      await page.reload();
    },
    shows: (page) => page.locator('.ant-table-small .ant-table-row').nth(19),
  },
};

const exported: Task = {
  name: 'export three selected',
  ours: {
    path: () => '/applicationManage',
    prepare: async (page) => {
      for (const at of [0, 1, 2]) await page.locator('tbody input[type=checkbox]').nth(at).check();
    },
    act: async (hands) => {
      const download = hands.page.waitForEvent('download');
      await hands.press('Shift+E');
      await download;
    },
    shows: (page) => page.locator('main'),
  },
  antd: {
    path: () => '/desk',
    prepare: async (page) => {
      for (const at of [0, 1, 2])
        await page.locator('.ant-table-row .ant-checkbox-input').nth(at).check();
    },
    act: async (hands) => {
      await hands.click(button(hands.page, '导出所选'));
      const download = hands.page.waitForEvent('download');
      await hands.click(inDialog(hands.page, /^导出 3/));
      await download;
    },
    shows: (page) => page.locator('.ant-table').first(),
  },
};

/** Of each page another: an order that already has its colleague is refused. */
const colleagues = { ours: '曾书恒', antd: '冉清和' };

const assignSelected = (page: Page) =>
  page.getByRole('group', { name: '批量办理' }).getByRole('button', { name: '分配', exact: true });

const assign: Task = {
  name: 'select 20 and assign them to a colleague',
  ours: {
    path: () => '/applicationManage?tab=commission',
    // As every day: 20 rows, and the department of the last time.
    prepare: async (page) => {
      await button(page, '显示设置').last().click();
      await page.getByText('20 行', { exact: true }).click();
      await page.keyboard.press('Escape');
      await page.locator('tbody tr').nth(19).waitFor();
      await page.locator('tbody input[type=checkbox]').first().check();
      await assignSelected(page).click();
      await page.getByRole('dialog').getByText('垫江县经济和信息化委员会').click();
      await page.keyboard.press('Escape');
      await page.locator('tbody input[type=checkbox]').first().uncheck();
    },
    act: async (hands) => {
      const { page } = hands;
      await hands.press('Shift+X', 'm');
      await hands.click(page.getByRole('dialog').getByText(colleagues.ours));
      await hands.press('Control+Enter');
    },
    shows: (page) => page.getByText(/20 项已办理/),
  },
  antd: {
    path: () => '/desk',
    prepare: async (page) => {
      await page.getByRole('tab', { name: '待经信委审核' }).click();
      await page.locator('.ant-pagination-options .ant-select').click();
      await page.locator('.ant-select-item-option', { hasText: '20 条/页' }).click();
      await page.locator('.ant-table-row').nth(19).waitFor();
    },
    act: async (hands) => {
      const { page } = hands;
      await hands.click(page.locator('thead .ant-checkbox-input'));
      await hands.click(button(page, '批量分配'));
      await hands.click(page.getByRole('dialog').getByLabel('处理人'));
      await hands.click(page.locator('.ant-select-item-option', { hasText: colleagues.antd }));
      await hands.click(inDialog(page, /确\s*定/));
    },
    shows: (page) => page.getByText(/已分配 20 笔/),
  },
};

/** Tasks on the list; the last one takes cases away from the officer. */
export const listTasks: readonly Task[] = [find, overdue, settings, exported, assign];
