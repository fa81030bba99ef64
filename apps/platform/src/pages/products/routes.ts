import { pageSizes } from '@huiqi/sdk/domain';
import { screen, type Preloads, type Samples, type Route } from '../../routes/route.js';
import { productPaths } from './paths.js';

export const routes: readonly Route[] = [
  {
    path: '/loan',
    title: '普惠贷款',
    header: '/loan',
    nav: { label: '普惠贷款', place: 2 },
    load: async () => {
      const { ProductListScreen } = await import('@huiqi/components/products/ProductListScreen');
      return screen(ProductListScreen, productPaths);
    },
  },
  {
    path: '/productDetail/:productId',
    title: '产品详情',
    header: '/loan',
    load: async () => {
      const { ProductDetailScreen } =
        await import('@huiqi/components/products/ProductDetailScreen');
      return screen(ProductDetailScreen, productPaths);
    },
  },
];

export const preloads: Preloads = {
  '/loan': {
    module: 'products/ProductListScreen',
    requests: [
      { operation: 'getProductHome' },
      { operation: 'listProducts', input: { index: 1, size: pageSizes.products, sortOrder: 3 } },
    ],
    pictures: ['getAreaConfig.logo'],
  },
};

export const samples: Samples = {
  '/productDetail/:productId': '/productDetail/100001',
};
