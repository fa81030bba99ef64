import type { Page } from 'playwright';
import type { Step } from './measureStep.js';
import type { PeerPage } from './servePeers.js';

/** Interactions with one page, in this order. */
export interface Walk {
  readonly page: PeerPage;
  readonly user: 'applicant' | 'staff';
  readonly path: string;
  readonly steps: readonly Step[];
  /** The same on the page of antd, as far as it has them. */
  readonly peer?: { readonly path: string; readonly steps: readonly Step[] };
}

type Role = Parameters<Page['getByRole']>[0];

const byRole = (role: Role, name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first();
const css = (selector: string) => (page: Page) => page.locator(selector).first();

const orders: Walk = {
  page: 'orders',
  user: 'applicant',
  path: '/userCenter/orders',
  steps: [
    {
      name: 'orders: open the dialog of companies',
      on: byRole('button', '切换企业'),
      shows: byRole('dialog', /企业/),
    },
    {
      name: 'orders: choose in the dialog',
      on: (page) => page.getByRole('dialog').getByRole('radio').nth(1),
    },
    {
      name: 'orders: close the dialog',
      on: (page) => page.getByRole('dialog').getByRole('button', { name: '关闭' }),
    },
    {
      name: 'orders: next page',
      on: byRole('button', /下一页/),
      shows: byRole('heading', /第 2 页/),
    },
    {
      name: 'orders: choose a filter',
      on: byRole('checkbox', /仅看审核中/),
    },
  ],
  peer: {
    path: '/orders',
    steps: [{ name: 'orders: next page', on: css('.ant-pagination-next') }],
  },
};

const notices: Walk = {
  page: 'notices',
  user: 'applicant',
  path: '/userCenter/notices',
  steps: [
    { name: 'notices: choose all', on: byRole('checkbox', '全选本页') },
    { name: 'notices: switch the tab', on: byRole('link', /^交易通知/) },
    {
      name: 'notices: open one',
      on: (page) => page.locator('main li a[href*="noticeId"]').first(),
    },
  ],
  peer: {
    path: '/notices',
    steps: [
      { name: 'notices: choose all', on: css('thead .ant-checkbox') },
      { name: 'notices: switch the tab', on: byRole('tab', '交易通知') },
    ],
  },
};

const wizard: Walk = {
  page: 'wizard',
  user: 'applicant',
  path: '/productApply?productId=100001&companyId=1',
  steps: [
    { name: 'wizard: type a text', on: byRole('textbox', '法定代表人'), letters: 'ming' },
    { name: 'wizard: type an amount', on: byRole('textbox', '近12个月纳税额'), letters: '1234' },
    { name: 'wizard: choose', on: byRole('radio', '没有') },
    {
      name: 'wizard: next step with a mistake',
      on: byRole('button', '下一步'),
      shows: byRole('link', '请选择纳税信用等级'),
    },
    {
      name: 'wizard: next step',
      on: byRole('button', '下一步'),
      prepare: async (page) => {
        await page.getByRole('combobox', { name: '纳税信用等级' }).selectOption('A级');
      },
      shows: byRole('heading', '贷款需求'),
    },
  ],
  peer: {
    path: '/wizard?productId=100001',
    steps: [
      { name: 'wizard: type a text', on: css('.ant-input'), letters: 'ming' },
      { name: 'wizard: type an amount', on: css('.ant-input-number-input'), letters: '1234' },
      { name: 'wizard: choose', on: byRole('radio', '没有') },
      { name: 'wizard: next step with a mistake', on: byRole('button', '下一步') },
    ],
  },
};

const report: Walk = {
  page: 'report',
  user: 'applicant',
  path: '/creditReport?orderId=10000008',
  steps: [{ name: 'report: go to a section', on: byRole('link', /资产负债表/) }],
  peer: {
    path: '/report?orderId=10000008',
    steps: [{ name: 'report: go to a section', on: byRole('link', /资产负债表/) }],
  },
};

const staffList: Walk = {
  page: 'staffList',
  user: 'staff',
  path: '/applicationManage',
  steps: [
    {
      name: 'staff list: switch the tab',
      on: byRole('link', /^全部 \d/),
      shows: byRole('button', /下一页/),
    },
    { name: 'staff list: sort', on: byRole('button', '申请时间') },
    { name: 'staff list: open more filters', on: byRole('button', '更多筛选') },
    { name: 'staff list: type a filter', on: byRole('searchbox', '企业名称'), letters: 'ming' },
    { name: 'staff list: search', on: byRole('button', '查询') },
    { name: 'staff list: open the columns', on: byRole('button', '列设置') },
  ],
  peer: {
    path: '/staffList',
    steps: [
      {
        name: 'staff list: type a filter',
        on: css('.ant-pro-query-filter .ant-input'),
        letters: 'ming',
      },
      { name: 'staff list: search', on: byRole('button', /查\s*询/) },
      { name: 'staff list: switch the tab', on: byRole('tab', /^全部/) },
    ],
  },
};

/** Ends with a decision, so that each round needs another order. */
const staffDetail = (orderId: string): Walk => ({
  page: 'staffDetail',
  user: 'staff',
  path: `/applicationManage?orderId=${orderId}`,
  steps: [
    {
      name: 'staff detail: open the dialog of a decision',
      on: byRole('button', '拒绝申请'),
      shows: byRole('dialog', '拒绝申请'),
    },
    {
      name: 'staff detail: type an opinion',
      on: byRole('textbox', '审核意见'),
      letters: 'ming',
    },
    {
      name: 'staff detail: decide',
      on: (page) => page.getByRole('dialog').getByRole('button', { name: '拒绝申请' }),
      shows: (page) => page.getByText('已拒绝', { exact: true }).first(),
    },
  ],
  peer: {
    path: `/staffDetail?orderId=${orderId}`,
    steps: [
      {
        name: 'staff detail: open the dialog of a decision',
        on: byRole('button', '通过申请'),
        shows: byRole('dialog', '通过申请'),
      },
      { name: 'staff detail: type an opinion', on: css('.ant-modal textarea'), letters: 'ming' },
    ],
  },
});

/** What is done in one round; the order must wait for a decision. */
export const walks = (orderId: string): readonly Walk[] => [
  orders,
  notices,
  wizard,
  report,
  staffList,
  staffDetail(orderId),
];
