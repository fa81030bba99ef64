import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { StaffOrderDetail } from './StaffOrderDetail.js';

const meta = { title: 'staffOrders/StaffOrderDetail' } satisfies Meta;
export default meta;

const story = (scenario: keyof typeof mockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios[scenario])}>
      <StaffOrderDetail orderId="100001" back={{ label: '贷款申请', href: '#desk' }} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready = story('ready', /DJ20261120000123/);
export const Loading = story('hanging', '正在加载');
export const ServerError = story('serverError', /系统繁忙/);
