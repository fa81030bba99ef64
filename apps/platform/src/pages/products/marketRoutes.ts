import { screen, type Route } from '../../routes/route.js';
import { marketPaths } from './marketPaths.js';

/** The market and its products: where visits begin, part of the first load. */
export const marketRoutes: readonly Route[] = [
  {
    path: '/loan',
    drawn: true,
    title: '普惠贷款',
    header: '/loan',
    nav: { label: '普惠贷款', place: 3 },
    load: async () => {
      const { ProductListScreen } = await import('@huiqi/components/products/ProductListScreen');
      return screen(ProductListScreen, marketPaths);
    },
  },
  {
    path: '/productDetail/:productId',
    drawn: true,
    title: '产品详情',
    header: '/loan',
    load: async () => {
      const [{ ProductDetailHere }, { productPaths }] = await Promise.all([
        import('./ProductDetailHere.js'),
        import('./paths.js'),
      ]);
      return screen(ProductDetailHere, productPaths);
    },
  },
];
