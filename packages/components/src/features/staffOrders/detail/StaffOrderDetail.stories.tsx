import type { StaffOrderDetail as StaffOrderData } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { deskPage } from '../../../patterns/page/storyPage.js';
import { LoanCorrection } from '../decision/LoanCorrection.js';
import { OrderContact } from './OrderContact.js';
import { OrderHistoryView } from '../trail/OrderHistoryView.js';
import { StaffOrderDetail } from './StaffOrderDetail.js';
import { StaffOrderDetailView, type StaffOrderDetailViewProps } from './StaffOrderDetailView.js';

const meta = { title: 'staffOrders/StaffOrderDetail', ...deskPage } satisfies Meta;
export default meta;

const back = { label: '贷款申请', href: '#desk' };
const story = (scenario: keyof typeof mockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios[scenario])}>
      <StaffOrderDetail orderId="100001" back={back} trail={{ href: '#trail' }} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready = story('ready', /DJ20261120000123/);
export const Loading = story('hanging', '正在加载');
export const ServerError = story('serverError', /系统繁忙/);

const order = examples.getStaffOrder['default'] as StaffOrderData;
const view = (
  change: Partial<StaffOrderData>,
  props: Partial<StaffOrderDetailViewProps> = {},
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient()}>
      <StaffOrderDetailView
        order={{ ...order, ...change }}
        back={back}
        queue={{
          position: '第 3 笔，共 27 笔',
          previous: { href: '#2' },
          next: { href: '#4' },
        }}
        actions={{ loan: false }}
        onAct={() => undefined}
        contact={<OrderContact order={{ ...order, ...change }} />}
        history={<OrderHistoryView timeline={order.timeline} trail={{ href: '#trail' }} />}
        {...props}
      />
    </HuiqiProvider>
  ),
});

export const Granted: StoryObj = {
  ...view(
    {
      orderStatus: 'APPROVAL_SUCCESS',
      reason: '资料齐全，经营情况良好，同意授信',
    },
    {
      actions: { loan: true },
      done: 'accept',
      queue: { isDecided: true, next: { href: '#4' } },
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已通过该申请')).toBeVisible();
    const onward = canvas.getAllByRole('link', { name: /下一项$/ });
    await expect(onward.map((link) => link.getAttribute('href'))).toEqual(['#4', '#4']);
  },
};
/** What the application was submitted with is what the bank decides on. */
export const TaxFigures: StoryObj = {
  ...view({
    taxInvoice: {
      taxCreditGrade: 'A',
      taxArrears: '0.00',
      years: [{ year: 2025, revenue: '12345678.90', taxPaid: '345678.00' }],
      readTs: '2026-11-20T08:30:00.000Z',
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '申请时的纳税数据' })).toBeVisible();
    await expect(canvas.getByText('12,345,678.90', { exact: false })).toBeVisible();
  },
};
/** The decision's reason and the loan's remark are separate. */
export const PaidOut: StoryObj = {
  ...view({
    orderStatus: 'BANK_APPROVAL_SUCCESS',
    reason: '资料齐全，同意授信',
    loan: { date: '2026-11-20', amount: '20.5', rate: '3.85', term: 12, remark: '首笔放款' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('资料齐全，同意授信')).toBeVisible();
    await expect(canvas.getByText('首笔放款')).toBeVisible();
  },
};
const paid: Partial<StaffOrderData> = {
  orderStatus: 'BANK_APPROVAL_SUCCESS',
  loan: { date: '2026-11-20', amount: '100', rate: '3.85', term: 12, remark: null },
};
const waiting = {
  id: '1',
  loan: { date: '2026-11-20', amount: '10', rate: '3.85', term: 12, remark: '首笔放款' },
  reason: '多录了一个零',
  proposedBy: '建行信贷员',
  mine: false,
  createdTs: '2026-11-21T08:30:00.000Z',
};
const correcting = (change: Partial<StaffOrderData>): StoryObj =>
  view(
    { ...paid, ...change },
    {
      tools: <LoanCorrection order={{ ...order, ...paid, ...change }} subject="云税贷" />,
    },
  );
export const CorrectableLoan = correcting({ loanCorrectable: true });
export const CorrectionToConfirm: StoryObj = {
  ...correcting({ loanCorrection: waiting }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '确认更正' })).toBeVisible();
    await expect(canvas.queryByText(/无需您办理/)).toBeNull();
    await expect(canvas.getByText('2026-11-20放款10万元，利率3.85%，期限12个月')).toBeVisible();
  },
};
export const VoidToConfirm: StoryObj = {
  ...correcting({ loanCorrection: { ...waiting, loan: null, reason: '实际未放款' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('实际未放款，撤销放款记录')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '确认更正' })).toBeVisible();
  },
};
/** The proposer of a correction cannot confirm it. */
export const CorrectionOfMine: StoryObj = {
  ...correcting({ loanCorrection: { ...waiting, mine: true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '撤回更正' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '确认更正' })).toBeNull();
  },
};

/** The queue is empty: links back to it. */
export const LastOfQueue = view({}, { done: 'reject', queue: { isDecided: true } });
export const NotMine: StoryObj = {
  ...view({ contactReadable: false, recommender: null, assignee: null }),
  play: async ({ canvas }) =>
    void expect(canvas.getByText('只有办理人员可以查看完整号码。')).toBeVisible(),
};

export const NumbersShown: StoryObj = {
  ...view({ orderStatus: 'ACCEPT_SUCCESS', contactReadable: true }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示号码' }));
    await expect(await canvas.findAllByRole('link', { name: '拨打 13800000001' })).toHaveLength(2);
  },
};
