import type { EpidemicLoanDetail, LoanReview } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { EpidemicReviews } from './EpidemicReviews.js';

const meta = { title: 'orders/EpidemicReviews' } satisfies Meta;
export default meta;

const story = (scenarios: MockScenarios, words: RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <h1>申请详情</h1>
      <h2>审核情况</h2>
      <EpidemicReviews orderId="100004" />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});
const loan = examples.getEpidemicLoan['default'] as EpidemicLoanDetail;
const changed = (part: Partial<EpidemicLoanDetail>): MockScenarios => ({
  getEpidemicLoan: { data: { ...loan, ...part } },
});
const pending: LoanReview = { auditState: 'PENDING', reason: null, auditTs: null };
const decided = (auditState: LoanReview['auditState'], reason: string): LoanReview => ({
  auditState,
  reason,
  auditTs: '2026-11-21T02:15:00.000Z',
});

export const BankReviews = story(mockScenarios.ready, /待审核/);
export const CommissionReviews = story(
  changed({ orderStatus: 'PRE_JXW_ACCEPT', commissionReview: pending, bankReview: null }),
  /经信委审核通过后/,
);
export const RefusedByCommission = story(
  changed({
    orderStatus: 'JXW_AUDIT_FAIL',
    commissionReview: decided('NOT_PASSED', '不符合抗疫专项贷款的扶持范围'),
    bankReview: null,
  }),
  /未转交银行/,
);
export const RefusedByBank = story(
  changed({
    orderStatus: 'BANK_APPROVAL_FAIL',
    bankReview: decided('NOT_PASSED', '近一年纳税额未达到准入要求'),
  }),
  /近一年纳税额/,
);
export const Disbursed = story(
  changed({
    orderStatus: 'BANK_APPROVAL_SUCCESS',
    bankReview: decided('PASSED', '放款50万元，利率3.85%，期限12个月'),
  }),
  /放款50万元/,
);
export const Closed = story(
  changed({ orderStatus: 'ORDER_CLOSED', commissionReview: pending, bankReview: null }),
  /申请已关闭/,
);
/** The form is saved as a file; an order without one has no button. */
export const FormSaved: StoryObj = {
  ...story(mockScenarios.ready, /待审核/),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出申请表' }));
    await screen.findByText('信息下载中，请稍后');
  },
};
export const FormFails: StoryObj = {
  ...story({ exportEpidemicLoan: { code: '100404' } }, /待审核/),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '导出申请表' }));
    await canvas.findByRole('alert');
  },
};
export const WithoutForm: StoryObj = {
  ...story(changed({ reportExportable: false }), /待审核/),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/待审核/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
