import type { OrderDetail as OrderDetailData } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { OrderDetail } from './OrderDetail.js';

const meta = { title: 'orders/OrderDetail' } satisfies Meta;
export default meta;

// Waits for the text of the state, so that axe checks the state and not what came before it.
const story = (scenarios: MockScenarios, words: RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <OrderDetail orderId="100001" back={{ label: '我的申请', href: '#orders' }} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});
const order = examples.getOrder['default'] as OrderDetailData;
const changed = (part: Partial<OrderDetailData>): MockScenarios => ({
  getOrder: { data: { ...order, ...part } },
});

export const Ready = story(mockScenarios.ready, /DJ20261120000123/);
export const Refused = story(
  changed({ orderStatus: 'APPROVAL_FAIL', reason: '纳税记录不足两年' }),
  /纳税记录不足两年/,
);
export const Disbursed = story(
  changed({
    orderStatus: 'BANK_APPROVAL_SUCCESS',
    loan: { date: '2026-11-20', amount: '120.5', rate: '3.85', term: 12 },
  }),
  /3\.85/,
);
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const Missing = story({ getOrder: { code: '100404' } }, /内容不存在或已被删除/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
