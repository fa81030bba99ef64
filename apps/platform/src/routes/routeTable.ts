import type { ComponentType } from 'react';
import { routeTable as embedRoutes } from '@huiqi/embed/routes';

export interface RouteModule {
  readonly Page: ComponentType;
}

/** `bare` pages have neither header nor footer (spec 1 §2). */
export type Layout = 'site' | 'bare';

export interface RouteEntry {
  readonly path: string;
  readonly title: string;
  readonly layout: Layout;
  /** Key in the user's permissions map; a route without one is open (spec 1 §2). */
  readonly permission?: string;
  /** Entry of the header that is highlighted. */
  readonly header?: string;
  readonly load: () => Promise<RouteModule>;
}

const insurerRoutes: readonly RouteEntry[] = embedRoutes.map(({ path, title, load }) => ({
  path,
  title,
  layout: 'site',
  load: async () => {
    const [{ insurerPage }, screen] = await Promise.all([
      import('../pages/InsurerPage.js'),
      load(),
    ]);
    return { Page: insurerPage(screen) };
  },
}));

/** Every page of the site: the one table behind router, guard, titles, header and the test that all of them render. */
export const routeTable: readonly RouteEntry[] = [
  {
    path: '/homePage',
    title: '首页',
    layout: 'site',
    header: '/homePage',
    load: () => import('../pages/HomePage.js'),
  },
  {
    path: '/loan',
    title: '普惠贷款',
    layout: 'site',
    header: '/loan',
    load: () => import('../pages/LoanPage.js'),
  },
  {
    path: '/productDetail/:productId',
    title: '产品详情',
    layout: 'site',
    header: '/loan',
    load: () => import('../pages/ProductDetailPage.js'),
  },
  {
    path: '/productApply',
    title: '贷款申请',
    layout: 'site',
    permission: 'GRZX',
    header: '/loan',
    load: () => import('../pages/ProductApplyPage.js'),
  },
  {
    path: '/productStatus',
    title: '申请结果',
    layout: 'site',
    permission: 'GRZX',
    header: '/loan',
    load: () => import('../pages/ProductStatusPage.js'),
  },
  {
    path: '/applyFail',
    title: '申请未成功',
    layout: 'site',
    permission: 'GRZX',
    header: '/loan',
    load: () => import('../pages/ApplyFailPage.js'),
  },
  {
    path: '/userCenter',
    title: '企业中心',
    layout: 'site',
    permission: 'GRZX',
    load: () => import('../pages/UserCenterPage.js'),
  },
  {
    path: '/loanDetail',
    title: '申请详情',
    layout: 'site',
    permission: 'GRZX',
    load: () => import('../pages/LoanDetailPage.js'),
  },
  {
    path: '/applicationManage',
    title: '申请管理',
    layout: 'site',
    permission: 'ADMIN_ORDERS',
    load: () => import('../pages/ApplicationManagePage.js'),
  },
  { path: '/login', title: '登录', layout: 'bare', load: () => import('../pages/LoginPage.js') },
  {
    path: '/aboutUs',
    title: '关于我们',
    layout: 'site',
    load: () => import('../pages/AboutPage.js'),
  },
  {
    path: '/phoneGoToPC',
    title: '请使用电脑访问',
    layout: 'bare',
    load: () => import('../pages/PhoneGoToPcPage.js'),
  },
  {
    path: '/404',
    title: '页面不存在',
    layout: 'site',
    load: () => import('../pages/NotFoundPage.js'),
  },
  ...insurerRoutes,
];

/** Addresses that lead elsewhere (spec 1 §2). */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/', '/homePage'],
  ['/policy', '/policyOnline'],
];

/** Addresses of the specification whose pages are not offered yet; the list may only shrink. */
export const comingSoon: readonly (readonly [path: string, title: string])[] = [
  ['/enterpriseDemands/release', '需求发布'],
  ['/policyOnline', '政策在线'],
  ['/supervision', '服务监督'],
  ['/sixStability', '六稳六保'],
  ['/register', '注册'],
  ['/forgetPassword', '找回密码'],
];

/** Header entries in the order of spec 1 §2. */
export const navigation: readonly (readonly [path: string, label: string])[] = [
  ['/homePage', '首页'],
  ['/loan', '普惠贷款'],
  ['/policyOnline', '政策在线'],
  ['/enterpriseDemands/release', '企业需求'],
  ['/supervision', '服务监督'],
  ['/sixStability', '六稳六保'],
];
