import type { OrderPage } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contentPage } from '../../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { centreCopy } from './copy.js';
import { OverviewScreen } from '../OverviewScreen.js';

const meta = { title: 'session/Overview', ...contentPage } satisfies Meta;
export default meta;

const ignore = () => undefined;
const paths = {
  orders: (status?: string) => `#orders-${status ?? 'all'}`,
  counted: ({ orderStatus = 'all' }: { readonly orderStatus?: string | undefined }) =>
    `#counted-${orderStatus}`,
  order: (id: string) => `#order-${id}`,
  notices: () => '#notices',
  notice: (id: string) => `#notice-${id}`,
  companies: () => '#companies',
  verify: () => '#verify',
  products: () => '#products',
  password: () => '#password',
};
const draw = (scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <OverviewScreen
      params={{}}
      query={new URLSearchParams()}
      paths={paths}
      navigate={ignore}
      setQuery={ignore}
      hrefFor={(to) => to}
      backTo={(to) => to}
      onLogin={ignore}
    />
  </HuiqiProvider>
);
const story = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => draw(scenarios),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready = story(mockScenarios.ready, /云税贷.*等待放款/);
export const Loading = story(mockScenarios.hanging, '正在加载');
export const ServerError = story(
  { listOrders: { code: '100500' }, listNotices: { code: '100500' } },
  /系统繁忙/,
);

export const NewUser: StoryObj = {
  render: () => draw(mockScenarios.empty),
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: centreCopy.startAction });
    await expect(next).toHaveAttribute('href', '#companies');
    await expect(canvas.queryByRole('link', { name: centreCopy.apply })).toBeNull();
  },
};

const { content } = examples.listOrders['default'] as OrderPage;
export const MoreThanShown = story(
  { listOrders: { data: { content, page: { index: 1, size: 3, total: 12 } } } },
  '还有11笔同样状态的申请',
);
