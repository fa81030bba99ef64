import type { OrderDetail, ProductDetail } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { ApplyFail, ApplyFailView } from './ApplyFail.js';
import { ApplyStatus } from './ApplyStatus.js';
import { applicationsCopy } from './copy.js';

const meta = { title: 'applications/ApplyResult' } satisfies Meta;
export default meta;

const order = examples.getOrder['default'] as OrderDetail;
const product = examples.getProduct['default'] as ProductDetail;
const products = { href: '#products' };
const toOrder = { href: '#order' };
const retry = { href: '#product' };
const story = (view: ReactElement, text: string | RegExp, scenarios = {}): StoryObj => ({
  render: () => <HuiqiProvider client={createMockClient(scenarios)}>{view}</HuiqiProvider>,
  play: async ({ canvas }) => void (await canvas.findAllByText(text)),
});

export const Submitted = story(
  <ApplyStatus orderId="1" products={products} order={toOrder} />,
  /DJ20261120000123/,
);
export const SubmittedWithoutOrderPage = story(
  <ApplyStatus orderId="1" products={products} />,
  /DJ20261120000123/,
);
export const Loading = story(
  <ApplyStatus orderId="1" products={products} />,
  '正在加载',
  mockScenarios.hanging,
);
export const RefusedByBank = story(
  <ApplyFailView
    {...{ product, retry, products, order: toOrder }}
    data={{ ...order, orderStatus: 'APPROVAL_FAIL', reason: '企业经营未满两年' }}
  />,
  '企业经营未满两年',
);
export const RefusedWithoutReason = story(
  <ApplyFail productId="100001" retry={retry} products={products} />,
  applicationsCopy.failUnknown,
);

export const AlreadyApplied: StoryObj = {
  ...story(
    <ApplyFail productId="100001" orderId="1" retry={retry} products={products} order={toOrder} />,
    applicationsCopy.failTitle,
  ),
  play: async ({ canvas }) => {
    const primary = await canvas.findByRole('link', { name: applicationsCopy.toOrder });
    await expect(primary).toHaveAttribute('href', '#order');
    await expect(canvas.getByText(applicationsCopy.failOpen)).toBeVisible();
  },
};
