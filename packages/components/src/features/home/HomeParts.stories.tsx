import type { AreaConfig, HomeStatistics, Product, ProductHome } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { homeCopy } from './copy.js';
import { HomeView, type HomeViewProps } from './HomeView.js';
import { ProductQuickFilters } from './ProductQuickFilters.js';
import { RecommendedProducts } from './RecommendedProducts.js';

const meta = { title: 'home/Home' } satisfies Meta;
export default meta;

const provided = (view: ReactElement, scenarios: MockScenarios = {}) => (
  <HuiqiProvider client={createMockClient(scenarios)}>{view}</HuiqiProvider>
);
const config = examples.getAreaConfig['default'] as AreaConfig;
const statistics = examples.getHomeStatistics['default'] as HomeStatistics;
const home = examples.getProductHome['default'] as ProductHome;
const product = examples.getProduct['default'] as Product;
const onFind = fn();

const target = (path: string) => ({ href: `#${path}` });

const whole = (part: Partial<HomeViewProps>, scenarios?: MockScenarios): StoryObj => ({
  render: () =>
    provided(
      <HomeView
        {...part}
        phone="023-7450 0000"
        products={target('products')}
        orders={target('orders')}
        about={target('about')}
        newsList={target('news')}
        linkTo={target}
        hrefForProduct={({ id }) => `#${id}`}
        hrefForNews={(id) => `#news/${id}`}
        onFind={onFind}
      />,
      scenarios,
    ),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 })),
});
export const PageOfRegion = whole({ config, home, statistics });
export const PageWithPolicies: StoryObj = {
  ...whole({ home, statistics, policies: { content: '政策列表', all: target('policies') } }),
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: homeCopy.latestPolicies });
    await expect(section).toHaveTextContent('政策列表');
    const all = canvas.getByRole('link', { name: homeCopy.allPolicies });
    await expect(all).toHaveAttribute('href', '#policies');
  },
};
export const PageWithCalculators = whole({
  config,
  home,
  statistics,
  limitCalculator: target('limit'),
  repaymentCalculator: target('repayment'),
});
export const PageWithoutPolicies = whole({ home, statistics: { ...statistics, policyNumber: 0 } });
export const PageWhileLoading = whole({}, mockScenarios.hanging);

export const QuickFilters: StoryObj = {
  render: () => provided(<ProductQuickFilters categories={home.categories} onFind={onFind} />),
  play: async ({ canvas }) => {
    onFind.mockClear();
    await userEvent.selectOptions(canvas.getByLabelText(homeCopy.category), '税务贷');
    canvas.getByRole('button', { name: homeCopy.find }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(String(onFind.mock.calls[0]?.[0])).toBe('productCategoryId=1');
  },
};

const recommended = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => provided(<RecommendedProducts hrefForProduct={({ id }) => `#${id}`} />, scenarios),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});
export const Recommended = recommended(
  { getProductHome: { data: { ...home, recommended: [product] } } },
  '云税贷',
);
export const RecommendedLoading = recommended(mockScenarios.hanging, '正在加载');
export const RecommendedEmpty = recommended(mockScenarios.ready, homeCopy.emptyTitle);
export const RecommendedError = recommended(mockScenarios.serverError, /系统繁忙/);
