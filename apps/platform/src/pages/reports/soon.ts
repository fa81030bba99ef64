import type { SoonRoute } from '../../routes/route.js';

/** Credit and tax reports (spec 2 §2). */
export const soon: readonly SoonRoute[] = [
  {
    path: '/creditReport',
    title: '企业信用分析报告',
    line: '查看、下载并发送企业的信用与经营分析报告。',
  },
  { path: '/taxation', title: '税务授权', line: '授权平台查询企业的纳税数据，用于贷款审核。' },
];
