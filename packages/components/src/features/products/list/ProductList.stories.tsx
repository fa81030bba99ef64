import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { productsCopy } from '../copy.js';
import { ProductList } from './ProductList.js';

const meta = { title: 'products/ProductList' } satisfies Meta;
export default meta;

const story = (scenario: keyof typeof mockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios[scenario])}>
      <ProductList hrefForProduct={({ id }) => `#${id}`} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready = story('ready', '云税贷');
export const Loading = story('hanging', '正在加载');
export const Empty = story('empty', productsCopy.emptyTitle);
export const Offline = story('offline', '网络请求失败');
export const ServerError = story('serverError', /系统繁忙/);
