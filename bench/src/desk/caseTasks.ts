import type { OrderEvidence } from '@huiqi/sdk';
import type { Page } from 'playwright';
import {
  antdDecided,
  antdDrawer,
  button,
  inDialog,
  openDrawer,
  openDrawerOf,
  ourRow,
} from './locators.js';
import type { Subject, Task } from './Task.js';

const opinion = '材料齐全，同意推荐';
/** The only phrase that the officer has. */
export const phrase = '不符合申请条件';

const ourCase = ({ orderId }: Subject) => `/applicationManage?orderId=${orderId}`;

/** Whether the company's report can be read: not every company has authorised it. */
const hasReport = ({ obstacle }: OrderEvidence) => obstacle === 'NOT_READ';
const thirdYear = (page: Page) => page.getByText(/销售收入/).nth(2);

const approve: Task = {
  name: 'approve with an opinion',
  ours: {
    path: ourCase,
    prepare: async (page) => button(page, '通过申请').waitFor(),
    act: async (hands) => {
      await hands.press('a');
      await hands.page.getByRole('dialog').waitFor();
      await hands.type(opinion);
      await hands.press('Control+Enter');
    },
    shows: (page) => page.getByText('已通过该申请').first(),
  },
  antd: {
    path: () => '/desk',
    prepare: openDrawer,
    act: async (hands) => {
      await hands.click(antdDrawer(hands.page).getByRole('button', { name: '通过申请' }));
      await hands.page.locator('.ant-modal textarea:focus').waitFor();
      await hands.type(opinion);
      await hands.click(inDialog(hands.page, /确\s*定/));
    },
    shows: antdDecided,
  },
};

const refuse: Task = {
  name: 'refuse with a standard opinion',
  ours: {
    path: ourCase,
    prepare: async (page) => button(page, '拒绝申请').waitFor(),
    act: async (hands) => {
      await hands.press('x');
      await inDialog(hands.page, phrase).waitFor();
      await hands.press('Alt+Shift+1');
    },
    shows: (page) => page.getByText('已拒绝该申请').first(),
  },
  antd: {
    path: () => '/desk',
    prepare: openDrawer,
    act: async (hands) => {
      await hands.click(antdDrawer(hands.page).getByRole('button', { name: '拒绝申请' }));
      await hands.click(inDialog(hands.page, phrase));
      await hands.click(inDialog(hands.page, /确\s*定/));
    },
    shows: antdDecided,
  },
};

const returned: Task = {
  name: 'return a declaration with what to correct',
  ours: {
    path: () => '/policyManage',
    prepare: async (page) => {
      await ourRow(page).click();
      await button(page, /^退回/).waitFor();
    },
    act: async (hands) => {
      await hands.press('b');
      await inDialog(hands.page, phrase).waitFor();
      await hands.press('Alt+Shift+1');
    },
    shows: (page) => page.getByRole('link', { name: /办理下一项|返回/ }).first(),
  },
  antd: {
    path: () => '/declarations',
    prepare: openDrawer,
    act: async (hands) => {
      await hands.click(antdDrawer(hands.page).getByRole('button', { name: '退回修改' }));
      await hands.click(inDialog(hands.page, phrase));
      await hands.click(inDialog(hands.page, /确\s*定/));
    },
    shows: antdDecided,
  },
};

const next: Task = {
  name: 'send a decision, and open the next case',
  ours: {
    path: ourCase,
    // As every day: the officer has chosen to see the next case at once.
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: '办理后直接打开下一项' }).check();
      await button(page, '拒绝申请').click();
      await page.getByRole('dialog').getByRole('textbox').first().fill(opinion);
    },
    act: async (hands, { orderId }) => {
      await hands.press('Control+Enter');
      await hands.page.waitForURL((url) => url.searchParams.get('orderId') !== orderId);
    },
    shows: (page) => button(page, '通过申请'),
  },
  antd: {
    path: () => '/desk',
    prepare: async (page) => {
      await openDrawer(page);
      await antdDrawer(page).getByRole('button', { name: '拒绝申请' }).click();
      await page.getByRole('dialog').last().getByRole('textbox').fill(opinion);
    },
    act: async (hands) => {
      await hands.click(inDialog(hands.page, /确\s*定/));
      await antdDecided(hands.page).waitFor();
      await hands.click(button(hands.page, '下一条'));
    },
    shows: (page) => antdDrawer(page).getByRole('button', { name: '通过申请' }),
  },
};

const revenue: Task = {
  name: 'look at the revenue of three years while deciding',
  isOn: hasReport,
  ours: {
    path: ourCase,
    prepare: async (page) => {
      await button(page, '通过申请').waitFor();
      await button(page, '查看企业报告数据').waitFor();
    },
    act: async (hands) => {
      await hands.press('i');
      await thirdYear(hands.page).waitFor();
      await hands.press('a');
    },
    shows: (page) => page.getByRole('dialog').getByRole('textbox').first(),
  },
  antd: {
    path: () => '/desk',
    prepare: async (page, { orderId }) => {
      await page.evaluate(() => localStorage.setItem('desk-page-size', '100'));
      await page.reload();
      await openDrawerOf(page, orderId);
    },
    act: async (hands) => {
      await hands.click(hands.page.getByRole('tab', { name: '审核依据' }));
      await hands.click(button(hands.page, '查看企业报告数据'));
      await thirdYear(hands.page).waitFor();
      await hands.click(antdDrawer(hands.page).getByRole('button', { name: '通过申请' }));
    },
    shows: (page) => page.locator('.ant-modal textarea'),
  },
};

/** Tasks on one case. */
export const caseTasks: readonly Task[] = [approve, refuse, returned, next, revenue];
