import { createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import { examples } from '@huiqi/sdk/testing';
import type { Product } from '@huiqi/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contentPage } from '../../../patterns/page/storyPage.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import type { ScreenProps } from '../../../provider/screen.js';
import { CategoryScreen } from '../CategoryScreen.js';
import type { ProductPaths } from '../paths.js';
import { ProductList } from './ProductList.js';
import { WechatProductsScreen } from '../WechatProductsScreen.js';

const meta = { title: 'products/Market', ...contentPage } satisfies Meta;
export default meta;

const place: ScreenProps<ProductPaths> = {
  params: {},
  query: new URLSearchParams(),
  paths: {
    products: () => '#loan',
    product: ({ id }) => `#${id}`,
    apply: () => '#apply',
    category: (id) => `#category-${id}`,
    wechat: () => '#wechat',
    renewalBanks: () => '#banks',
  },
  navigate: () => undefined,
  setQuery: () => undefined,
  hrefFor: (to) => to,
  backTo: (to) => to,
  onLogin: () => undefined,
};

const page = examples.listProducts.default as { content: Product[]; page: object };
const [first] = page.content;
const withProducts = (own: readonly Partial<Product>[]): MockScenarios => ({
  ...mockScenarios.ready,
  listProducts: {
    data: { ...page, content: own.map((one, place) => ({ ...first, id: `${place}`, ...one })) },
  } as MockScenarios['listProducts'],
});

export const Category: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios.ready)}>
      <CategoryScreen {...place} category="renewal" />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '可续贷的银行' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '续贷' })).toHaveAttribute('aria-current');
  },
};

export const Wechat: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios.ready)}>
      <WechatProductsScreen {...place} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findByText('微捷贷')),
};

export const Choosing: StoryObj = {
  render: () => (
    <HuiqiProvider
      client={createMockClient(
        withProducts([
          { name: '甲贷' },
          {
            name: '乙贷',
            productAudit: 'SF_ZJ_APPLE_PRODUCT',
            sfPlatformUrl: 'https://finance.example.org/a',
          },
        ]),
      )}
      drafts={memoryDraftStorage()}
    >
      <ProductList
        hrefForProduct={({ id }) => `#${id}`}
        compare={{ hrefForCompare: (ids) => `#compare-${ids.join('-')}` }}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('checkbox', { name: /加入对比.*甲贷/ });
    // A product on another platform opens there, and says so.
    const leaving = canvas.getByRole('link', { name: /前往办理.*在新窗口打开/ });
    await expect(leaving).toHaveAttribute('href', 'https://finance.example.org/a');
    await expect(leaving).toHaveAttribute('target', '_blank');
    await expect(leaving).toHaveAttribute('rel', expect.stringContaining('noopener'));
    choice.focus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText(/再选 1 个即可对比/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /加入对比.*乙贷/ }));
    await expect(canvas.getByRole('link', { name: '开始对比' })).toHaveAttribute(
      'href',
      '#compare-0-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^移除甲贷/ }));
    await expect(canvas.queryByRole('link', { name: '开始对比' })).toBeNull();
  },
};
