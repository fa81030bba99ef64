import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { productDetailCopy } from './detailCopy.js';
import { ProductDetail } from './ProductDetail.js';

const meta = { title: 'products/ProductDetail' } satisfies Meta;
export default meta;

const onLogin = fn();
const draw = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <ProductDetail
      productId="100001"
      back={{ label: '贷款产品', href: '#loan' }}
      onLogin={onLogin}
      onApply={() => undefined}
    />
  </HuiqiProvider>
);
// Waits for the text of the state, so that axe checks the state and not what came before it.
const story = (scenarios: MockScenarios, words: RegExp): StoryObj => ({
  render: () => draw(scenarios),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready = story(mockScenarios.ready, /中国建设银行/);
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const Missing = story({ getProduct: { code: '100404' } }, /内容不存在或已被删除/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);

export const VisitorApplies: StoryObj = {
  render: () => draw(mockScenarios.visitor),
  play: async ({ canvas }) => {
    onLogin.mockClear();
    (await canvas.findByRole('button', { name: productDetailCopy.apply })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onLogin).toHaveBeenCalledOnce());
  },
};
