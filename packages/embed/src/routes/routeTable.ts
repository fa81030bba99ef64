import { pageSizes } from '@huiqi/sdk/domain';
import type { EmbedRoute } from './types.js';

/** The insurer-style addresses; the widget keeps them in memory, the site in its address. */
export const routeTable: readonly EmbedRoute[] = [
  {
    path: '/cIGNALoan',
    title: '贷款产品',
    load: async () =>
      (await import('@huiqi/components/products/ProductListScreen')).ProductListScreen,
  },
  {
    path: '/cIGNAProductDetail/:productId',
    title: '产品详情',
    load: async () =>
      (await import('@huiqi/components/products/ProductDetailScreen')).ProductDetailScreen,
  },
  {
    path: '/cIGNAProductApply',
    title: '贷款申请',
    load: async () => (await import('@huiqi/components/applications/ApplyScreen')).ApplyScreen,
  },
  {
    path: '/cIGNASuccess',
    title: '申请已提交',
    load: async () =>
      (await import('@huiqi/components/applications/ApplyStatusScreen')).ApplyStatusScreen,
  },
  {
    path: '/cIGNAFail',
    title: '申请未成功',
    load: async () =>
      (await import('@huiqi/components/applications/ApplyFailScreen')).ApplyFailScreen,
  },
  {
    path: '/cIGNAOrderDetails',
    title: '申请详情',
    load: async () => (await import('@huiqi/components/orders/OrdersScreen')).OrdersScreen,
  },
  {
    path: '/cIGNAWhite',
    title: '授权白名单',
    load: async () =>
      (await import('@huiqi/components/companies/AuthorisationListScreen')).AuthorisationListScreen,
  },
];

/** Products on a page of the list (spec 1 §2). */
export const pageSize = pageSizes.insurerProducts;
