import { screen, type Samples, type Route } from '../../routes/route.js';
import { categoryRoutes } from './categoryRoutes.js';
import { marketRoutes } from './marketRoutes.js';
import { productPaths } from './paths.js';

export const routes: readonly Route[] = [
  ...marketRoutes,
  {
    path: '/scanApply',
    title: '扫码申请',
    header: '/loan',
    phones: true,
    load: async () => {
      const { ScanApply } = await import('./ScanApply.js');
      return screen(ScanApply, productPaths);
    },
  },
  {
    path: '/loan/compare',
    title: '产品对比',
    header: '/loan',
    load: async () => {
      const { CompareScreen } = await import('@huiqi/components/products/CompareScreen');
      return screen(CompareScreen, productPaths);
    },
  },
  {
    path: '/wechatLoan',
    title: '微信办理',
    header: '/loan',
    load: async () => {
      const { WechatProductsScreen } =
        await import('@huiqi/components/products/WechatProductsScreen');
      return screen(WechatProductsScreen, productPaths);
    },
  },
  ...categoryRoutes,
];

export const samples: Samples = {
  '/loan/compare': '/loan/compare?ids=100001,100002,100706',
  '/productDetail/:productId': '/productDetail/100001',
};
