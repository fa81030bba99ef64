import type { SoonRoute } from '../../routes/route.js';

/** Orders in the bank's client, and the staff's network of companies (spec 1 §2). */
export const soon: readonly SoonRoute[] = [
  {
    path: '/admin/correlationMap/network',
    title: '企业关系图谱',
    line: '工作人员查看企业之间的投资与任职关系。',
  },
];
