import type { SoonRoute } from '../../routes/route.js';

/** Calculators (spec 1 §2 Loans). */
export const soon: readonly SoonRoute[] = [
  {
    path: '/quotacal',
    title: '额度测算',
    line: '按企业的纳税与经营数据测算可贷额度。',
    header: '/loan',
  },
  { path: '/quotacalNotLog', title: '额度测算', line: '不登录也能估算可贷额度。', header: '/loan' },
  {
    path: '/globalCalculator',
    title: '贷款计算器',
    line: '比较三种还款方式的月供与总利息。',
    header: '/loan',
  },
  {
    path: '/productCalculator',
    title: '产品计算器',
    line: '按产品的利率与期限计算还款计划。',
    header: '/loan',
  },
];
