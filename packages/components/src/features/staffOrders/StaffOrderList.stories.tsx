import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { staffOrdersCopy } from './copy.js';
import { StaffOrderList } from './StaffOrderList.js';

const meta = { title: 'staffOrders/StaffOrderList' } satisfies Meta;
export default meta;

const story = (scenario: keyof typeof mockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios[scenario])}>
      <StaffOrderList hrefForOrder={(id) => `#${id}`} hrefForFilters={() => '#desk'} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready = story('ready', /云税贷（中国建设银行）/);
export const Loading = story('hanging', '正在加载');
export const Empty = story('empty', staffOrdersCopy.nothingWaits);
export const ServerError = story('serverError', /系统繁忙/);
