import type { Banner, Product, ProductHome } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { homeCopy } from './copy.js';
import { HomeView } from './HomeView.js';
import { ProductQuickFilters } from './ProductQuickFilters.js';
import { RecommendedProducts } from './RecommendedProducts.js';

const meta = { title: 'home/Home' } satisfies Meta;
export default meta;

const provided = (view: ReactElement, scenarios: MockScenarios = {}) => (
  <HuiqiProvider client={createMockClient(scenarios)}>{view}</HuiqiProvider>
);
const [banner] = examples.listBanners['default'] as readonly Banner[];
const home = examples.getProductHome['default'] as ProductHome;
const product = examples.getProduct['default'] as Product;
const onFind = fn();

const whole = (
  part: { banner?: Banner; home?: ProductHome },
  scenarios?: MockScenarios,
): StoryObj => ({
  render: () =>
    provided(
      <HomeView
        {...part}
        phone="023-7450 0000"
        products={{ href: '#products' }}
        orders={{ href: '#orders' }}
        about={{ href: '#about' }}
        hrefForProduct={({ id }) => `#${id}`}
        onFind={onFind}
      />,
      scenarios,
    ),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 })),
});
export const PageOfRegion = whole({ ...(banner ? { banner } : {}), home });
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
