import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { ProductList } from './ProductList.js';

const meta: Meta = { title: 'loans/ProductList' };
export default meta;

const story = (scenario: keyof typeof mockScenarios): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios[scenario])}>
      <ProductList hrefForProduct={({ id }) => `#${id}`} />
    </HuiqiProvider>
  ),
});

export const Ready = story('ready');
export const Loading = story('hanging');
export const Empty = story('empty');
export const Offline = story('offline');
export const ServerError = story('serverError');
