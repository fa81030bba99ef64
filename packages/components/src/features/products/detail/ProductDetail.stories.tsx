import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { productDetailCopy } from './copy.js';
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
// Waits for the state's text, so that axe checks the state and not the loading page.
const story = (scenarios: MockScenarios, words: RegExp): StoryObj => ({
  render: () => draw(scenarios),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready: StoryObj = {
  ...story(mockScenarios.ready, /中国建设银行/),
  play: async ({ canvas }) => {
    const cost = within(await canvas.findByRole('region', { name: '每月还多少' }));
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    const wanted = ['每月还多少', '申请条件', '所需材料', '多久能办好', '产品要点', '产品介绍'];
    await expect(titles.filter((title) => wanted.includes(title))).toEqual(wanted);
    const outcome = cost.getByRole('status');
    await waitFor(() => expect(outcome).toHaveTextContent(/\d/));
    const before = outcome.textContent;
    const amount = cost.getAllByRole('textbox')[0] as HTMLInputElement;
    await userEvent.clear(amount);
    await userEvent.type(amount, '20');
    await waitFor(() => expect(outcome.textContent).not.toBe(before));
    const [phone] = canvas.getAllByRole('link', { name: /^023-/ });
    await expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:023\d+$/));
  },
};
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
