import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { StaffOrderDetail } from './StaffOrderDetail.js';

const meta: Meta = { title: 'orders/StaffOrderDetail' };
export default meta;

const story = (scenario: keyof typeof mockScenarios): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios[scenario])}>
      <StaffOrderDetail orderId="100001" />
    </HuiqiProvider>
  ),
});

export const Ready = story('ready');
export const Loading = story('hanging');
export const ServerError = story('serverError');
