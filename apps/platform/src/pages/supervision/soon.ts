import type { SoonRoute } from '../../routes/route.js';

/** What the header groups as Credit Intermediary (spec 1 §2, spec 2 §2). */
export const soon: readonly SoonRoute[] = [
  { path: '/honestAgent', title: '诚信中介', line: '查询信誉良好的融资与代办中介机构。' },
  { path: '/companyInfo', title: '企业信息', line: '按名称查询企业的登记与信用公示信息。' },
  {
    path: '/companyInfoDetail',
    title: '企业信息详情',
    line: '查看一家企业的登记与信用公示信息。',
    header: '/companyInfo',
  },
];
