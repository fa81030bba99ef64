import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { OrderList } from './OrderList.js';

const meta: Meta = { title: 'orders/OrderList' };
export default meta;

const story = (scenario: keyof typeof mockScenarios): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios[scenario])}>
      <OrderList hrefForOrder={(id) => `#${id}`} />
    </HuiqiProvider>
  ),
});

export const Ready = story('ready');
export const Loading = story('hanging');
export const Empty = story('empty');
export const ServerError = story('serverError');
