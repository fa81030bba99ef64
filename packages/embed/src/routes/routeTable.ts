import type { EmbedRoute } from './types.js';

/** The insurer-style addresses; the widget keeps them in memory, the site in its address. */
export const routeTable: readonly EmbedRoute[] = [
  {
    path: '/cIGNALoan',
    title: '贷款产品',
    load: async () => (await import('./LoanScreen.js')).LoanScreen,
  },
  {
    path: '/cIGNAProductDetail/:id',
    title: '产品详情',
    load: async () => (await import('./DetailScreen.js')).DetailScreen,
  },
  {
    path: '/cIGNAProductApply',
    title: '贷款申请',
    load: async () => (await import('./ApplyScreen.js')).ApplyScreen,
  },
  {
    path: '/cIGNASuccess',
    title: '申请已提交',
    load: async () => (await import('./SuccessScreen.js')).SuccessScreen,
  },
  {
    path: '/cIGNAFail',
    title: '申请未成功',
    load: async () => (await import('./FailScreen.js')).FailScreen,
  },
];
