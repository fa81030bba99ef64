import type { SoonRoute } from '../../routes/route.js';

/** The service marketplace (spec 2 §2); a query leads to its shortcuts. */
export const soon: readonly SoonRoute[] = [
  {
    path: '/helpingEnterprisesServe/list',
    title: '助企服务',
    line: '按类别查找科技创新、创业与知识产权等服务机构和产品。',
  },
  {
    path: '/helpingEnterprisesServe/productDetail/:id',
    title: '服务产品',
    line: '查看服务内容、价格与评价。',
    header: '/helpingEnterprisesServe/list',
  },
  {
    path: '/helpingEnterprisesServe/organizationDetail',
    title: '服务机构',
    line: '查看服务机构的简介与产品。',
    header: '/helpingEnterprisesServe/list',
  },
];
