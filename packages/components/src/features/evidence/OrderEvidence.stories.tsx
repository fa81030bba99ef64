import type { OrderEvidence as OrderEvidenceData } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { OrderEvidence } from './OrderEvidence.js';
import { OrderEvidenceView } from './OrderEvidenceView.js';

const meta = { title: 'evidence/OrderEvidence' } satisfies Meta;
export default meta;

const applied = { loanAmount: '100', loanterm: 12 };
const story = (scenario: keyof typeof mockScenarios, text: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios[scenario])}>
      <h2>审核依据</h2>
      <OrderEvidence orderId="100001" applied={applied} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(text)),
});

export const Ready = story('ready', '重庆明月商贸有限公司');
export const Loading = story('hanging', '正在加载');
export const ServerError = story('serverError', /系统繁忙/);

const evidence = examples.getOrderEvidence['default'] as OrderEvidenceData;
const view = (change: Partial<OrderEvidenceData>, loanAmount = '100'): StoryObj => ({
  render: () => (
    <>
      <h2>审核依据</h2>
      <OrderEvidenceView
        evidence={{ ...evidence, ...change }}
        applied={{ ...applied, loanAmount }}
        orderLink={(id) => ({ href: `#${id}` })}
      />
    </>
  ),
});
export const OutOfLimits: StoryObj = {
  ...view({}, '500'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('申请超出产品要求')).toBeVisible();
    await expect(canvas.getByText('已放款1笔，合计30万元')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '烟商贷' })).toBeVisible();
  },
};
export const NothingKnown: StoryObj = {
  ...view({ tax: null, obstacle: 'NOT_AUTHORISED', others: [], othersTotal: 0, related: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('企业尚未授权查询涉税数据')).toBeVisible();
    await expect(canvas.getByText('没有发现关联企业')).toBeVisible();
  },
};

/** The company's report is only read when somebody asks for it. */
export const ReportOnRequest: StoryObj = {
  render: () => (
    <HuiqiProvider
      client={createMockClient({
        getOrderEvidence: ({ query }) =>
          query['withReport'] === 'true'
            ? { data: evidence }
            : { data: { ...evidence, tax: null, obstacle: 'NOT_READ' } },
      })}
    >
      <h2>审核依据</h2>
      <OrderEvidence
        orderId="100001"
        applied={{ ...applied, applyUserId: '1', nsrsbh: '91500231MA5U0000X1' }}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('查看会留下查阅记录。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '查看企业报告数据' }));
    await expect(await canvas.findByText('资产负债率')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '刷新企业基本信息' })).toBeVisible();
  },
};
