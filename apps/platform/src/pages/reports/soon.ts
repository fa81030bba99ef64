import type { SoonRoute } from '../../routes/route.js';

/** Credit and tax reports (spec 2 §2). */
export const soon: readonly SoonRoute[] = [
  {
    path: '/creditReport',
    title: '企业信用分析报告',
    line: '查看、下载并发送企业的信用与经营分析报告。',
  },
];
