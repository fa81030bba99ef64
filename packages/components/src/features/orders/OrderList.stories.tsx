import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { ordersCopy } from './copy.js';
import { OrderList } from './OrderList.js';

const meta = { title: 'orders/OrderList' } satisfies Meta;
export default meta;

const story = (scenario: keyof typeof mockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios[scenario])}>
      <OrderList hrefForOrder={(id) => `#${id}`} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready = story('ready', /云税贷（中国建设银行）/);
export const Loading = story('hanging', '正在加载');
export const Empty = story('empty', ordersCopy.emptyTitle);
export const ServerError = story('serverError', /系统繁忙/);
