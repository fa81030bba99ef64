import type { ScreenProps } from '@huiqi/components/provider';
import type { ComponentType } from 'react';
import { ordersPath } from '../paths.js';
import type { EmbedRoute, TableRoute } from '../types.js';
import type { WidgetPaths } from './widgetPaths.js';

/** Loads the login guard beside the screen. */
async function ofUser<Paths extends object>(Screen: ComponentType<ScreenProps<Paths>>) {
  const { forUser } = await import('./forUser.js');
  return forUser(Screen);
}

const ofOrder = { query: 'orderId', choice: 'order', from: ordersPath } as const;

const more = [
  {
    path: '/globalCalculator',
    title: '贷款计算器',
    load: async () =>
      (await import('@huiqi/components/calculators/LoanCalculatorScreen')).LoanCalculatorScreen,
  },
  {
    path: '/productCalculator',
    title: '产品计算器',
    idParam: 'productId',
    load: async () =>
      (await import('@huiqi/components/calculators/ProductCalculatorScreen'))
        .ProductCalculatorScreen,
  },
  {
    path: '/quotacal',
    title: '额度测算',
    load: async () =>
      ofUser((await import('@huiqi/components/calculators/LoanLimitScreen')).LoanLimitScreen),
  },
  {
    path: '/quotacalNotLog',
    title: '额度估算',
    load: async () =>
      (await import('@huiqi/components/calculators/LoanLimitEstimateScreen'))
        .LoanLimitEstimateScreen,
  },
  {
    path: '/msgCenter',
    title: '消息中心',
    idParam: 'noticeId',
    load: async () =>
      ofUser((await import('@huiqi/components/notices/NoticeCentreScreen')).NoticeCentreScreen),
  },
  {
    path: '/creditReport',
    title: '企业信用分析报告',
    idParam: 'orderId',
    needs: ofOrder,
    load: async () => ofUser((await import('@huiqi/components/reports/ReportScreen')).ReportScreen),
  },
  {
    path: '/drawDown',
    title: '提款申请',
    idParam: 'orderId',
    needs: ofOrder,
    load: async () =>
      ofUser((await import('@huiqi/components/applications/DrawDownScreen')).DrawDownScreen),
  },
] satisfies readonly TableRoute<WidgetPaths>[];

/** A widget's screens besides those of the insurer-style addresses, at the site's addresses. */
export const moreRoutes = more as unknown as readonly EmbedRoute[];
