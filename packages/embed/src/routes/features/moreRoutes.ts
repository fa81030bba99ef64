import type { RenewalPaths } from '@huiqi/components/renewals';
import type { EmbedRoute, TableRoute } from '../types.js';
import { forUser } from './forUser.js';
import type { WidgetPaths } from './widgetPaths.js';

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
      forUser((await import('@huiqi/components/calculators/LoanLimitScreen')).LoanLimitScreen),
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
      forUser((await import('@huiqi/components/notices/NoticeCentreScreen')).NoticeCentreScreen),
  },
  {
    path: '/creditReport',
    title: '企业信用分析报告',
    idParam: 'orderId',
    load: async () =>
      forUser((await import('@huiqi/components/reports/ReportScreen')).ReportScreen),
  },
  {
    path: '/drawDown',
    title: '提款申请',
    idParam: 'orderId',
    load: async () =>
      forUser((await import('@huiqi/components/applications/DrawDownScreen')).DrawDownScreen),
  },
  {
    path: '/match',
    title: '融资建议',
    load: async () =>
      forUser(
        (await import('@huiqi/components/creditAdvice/CreditAdviceScreen')).CreditAdviceScreen,
      ),
  },
] satisfies readonly TableRoute<WidgetPaths>[];

const renewals = [
  {
    path: '/renewalBanks',
    title: '续贷银行',
    load: async () =>
      (await import('@huiqi/components/renewals/RenewalBankListScreen')).RenewalBankListScreen,
  },
  {
    path: '/renewalApplication',
    title: '续贷申请',
    idParam: 'bankId',
    load: async () =>
      forUser(
        (await import('@huiqi/components/renewals/RenewalApplicationScreen'))
          .RenewalApplicationScreen,
      ),
  },
  {
    path: '/productStatus',
    title: '续贷申请已提交',
    load: async () =>
      forUser((await import('@huiqi/components/renewals/RenewalStatusScreen')).RenewalStatusScreen),
  },
  {
    path: '/userCenter/renewals',
    title: '我的续贷',
    load: async () =>
      forUser((await import('@huiqi/components/renewals/RenewalListScreen')).RenewalListScreen),
  },
  {
    path: '/loanRenewal/:id',
    title: '续贷详情',
    load: async () =>
      forUser((await import('@huiqi/components/renewals/RenewalDetailScreen')).RenewalDetailScreen),
  },
] satisfies readonly TableRoute<RenewalPaths>[];

/** Screens that a widget shows beside those of the insurer-style addresses, at the addresses of the site. */
export const moreRoutes = more as unknown as readonly EmbedRoute[];

export const renewalRoutes = renewals as unknown as readonly EmbedRoute[];
