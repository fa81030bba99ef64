import { pageSizes } from '@huiqi/sdk/domain';
import { listPath } from './paths.js';
import type { EmbedRoute, PartnerPaths, TableRoute } from './types.js';

const table = [
  {
    path: '/cIGNALoan',
    title: '贷款产品',
    pageSize: pageSizes.insurerProducts,
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
    idParam: 'productId',
    needs: { query: 'productId', choice: 'product', from: listPath },
    load: async () => (await import('@huiqi/components/applications/ApplyScreen')).ApplyScreen,
  },
  {
    path: '/cIGNASuccess',
    title: '申请已提交',
    idParam: 'orderId',
    load: async () =>
      (await import('@huiqi/components/applications/ApplyStatusScreen')).ApplyStatusScreen,
  },
  {
    path: '/cIGNAFail',
    title: '申请未成功',
    idParam: 'orderId',
    load: async () =>
      (await import('@huiqi/components/applications/ApplyFailScreen')).ApplyFailScreen,
  },
  {
    path: '/cIGNAOrderDetails',
    title: '申请详情',
    idParam: 'orderId',
    load: async () => (await import('@huiqi/components/orders/OrdersScreen')).OrdersScreen,
  },
  {
    path: '/cIGNAWhite',
    title: '授权白名单',
    load: async () =>
      (await import('@huiqi/components/companies/AuthorisationListScreen')).AuthorisationListScreen,
  },
] satisfies readonly TableRoute<PartnerPaths>[];

/** The insurer-style addresses (spec 1 §2); a widget keeps them in memory, the site in its address. */
export const routeTable = table as unknown as readonly EmbedRoute[];
